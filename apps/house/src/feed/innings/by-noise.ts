/** Noise is taken in steps, so that what does not hang on the play is worked out once for each. */
export const NOISE_STEPS = 3;

/** The step of a noise. */
export const stepOf = (noise: number): number => Math.round(noise * NOISE_STEPS);

/** Keeps what was made for each step of noise. */
export function byNoise<T>(make: (noise: number) => T): (step: number) => T {
  const bySteps = new Map<number, T>();
  return (step) => {
    const known = bySteps.get(step) ?? make(step / NOISE_STEPS);
    bySteps.set(step, known);
    return known;
  };
}
