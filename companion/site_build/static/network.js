// Whether the server answers.

const AGAIN = 2000; // milliseconds between two attempts
const PATIENCE = 10000; // milliseconds

const answers = () => {
  const signal = AbortSignal.timeout(PATIENCE);
  return fetch("favicon.png", { cache: "no-store", signal }).then(
    () => true,
    () => false,
  );
};
const online = (signal) =>
  new Promise((resolve) => addEventListener("online", resolve, { once: true, signal }));

export const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

// Resolves once the server answers; calls `onSilence` if it does not at first.
export async function untilAnswered(onSilence = () => {}) {
  while (!(await answers())) {
    onSilence();
    const waiting = new AbortController();
    await Promise.race([pause(AGAIN), online(waiting.signal)]);
    waiting.abort();
  }
}
