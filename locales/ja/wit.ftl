# 宣言するとき、対抗するときに、声に出して言う口上。そのあとは、大事な場面のひとこと。

more-wit = 声に出す口上
wit-said = 「{ $line }」

wit-announce-judge = 静粛に！　罰金はすべて預かる。
wit-announce-bishop = 幸いなるかな、富める者。献金はこちら。
wit-announce-king = 余が王である。金蔵を開けよ！
wit-announce-queen = 女王の御前よ。お金はそこに置いて。
wit-announce-fool = さあ混ぜるよ、お代は見てのお帰り！
wit-announce-thief = 右も左も、いい財布をお持ちで。
wit-announce-witch = そのお宝、わたしに似合いそうだねえ。
wit-announce-spy = 誰も私を見ていない。私は全部見た。
wit-announce-peasant = おらはしがない農夫でごぜえます。
wit-announce-cheat = 生まれてこの方、嘘はこれが初めてで。
wit-announce-inquisitor = ひとつ問う。自分が誰か、言えるかね？
wit-announce-widow = 亡き夫の遺産が、少々足りませぬの。
wit-announce-trickster = いちばんの金持ちは……おや、あんな所に天狗が！
wit-announce-empress = 帝国は物入りじゃ。銀行、頼むぞ。
wit-announce-shaman = 精霊のお告げじゃ。財布を取り替えよ。
wit-announce-guru = 己の内を見よ。して、そなたは誰じゃ。
wit-announce-patron = 芸術に乾杯！　お隣にもおすそ分け。
wit-announce-beggar = 右や左の旦那様、どうかお恵みを。
wit-announce-princess = 皆さまにお顔を。ご自分は見ちゃだめよ。
wit-announce-puppet-master = さあ立った立った、糸はこの手の中。

wit-claim-judge = 異議あり！　裁くのはこの私だ。
wit-claim-bishop = その法衣、お返しいただこう。
wit-claim-king = 控えい！　王は余ひとりじゃ。
wit-claim-queen = 女王はふたりも要らなくてよ。
wit-claim-fool = あんたが道化？　笑わせるねえ。
wit-claim-thief = 待った、ここはあっしの縄張りだ。
wit-claim-witch = それはあたしのほうきだよ。お降り！
wit-claim-spy = 正体は割れている。密偵は私だ。
wit-claim-peasant = ちっと詰めてくれ、おらの畑もここだ。
wit-claim-cheat = 詐欺師をかたるとは、いい度胸だ。
wit-claim-inquisitor = 質問するのは、こちらだ。
wit-claim-widow = あなた、夫の葬儀にいらした？
wit-claim-trickster = その手口、こちらが本家でね。
wit-claim-empress = 女帝はふたり並び立たぬ。
wit-claim-shaman = 精霊が申しておる、それは嘘じゃと。
wit-claim-guru = まだ悟っておらぬな。グルはわしじゃ。
wit-claim-patron = ここの払いは、わたくしが持つわ。
wit-claim-beggar = ここはおいらの橋の下だ。
wit-claim-princess = その冠、わたくしのですわ！
wit-claim-puppet-master = おや、その背中の糸は誰のものかな？

wit-verdict-true = 本物、ここにあり！
wit-verdict-unmasked = 化けの皮、剥がれたり！
wit-verdict-nobody = そして本物はいなくなった。
wit-verdict-swapped = 金は天下の回りもの。
wit-verdict-court = これにて一件落着！

wit-award-comeback = 七転び八起き
wit-award-haul = 一獲千金
wit-award-unmasked = 頭隠して尻隠さず
wit-award-sharp-eye = 千里眼
wit-award-trusted = 人徳のいたすところ
wit-award-robbed = 財布は皆のもの
wit-award-in-front = 先陣の誉れ
wit-award-curious = 我見る、ゆえに我あり
wit-award-restless = 手品師も顔負け

wit-win-thirteen = 天下の長者、あっぱれ！
wit-win-bankruptcy = 金の切れ目が、宴の終わり。
wit-win-cheat = だますも芸のうち！
wit-win-house = 箱のどこにもない大技！
