/** What the benches use of autocannon, which brings no types. */
declare module 'autocannon' {
  interface AutocannonRequest {
    readonly path?: string;
  }

  interface AutocannonOptions {
    readonly url: string;
    readonly connections: number;
    /** Seconds. */
    readonly duration: number;
    /** Seconds until an unanswered request counts as an error. */
    readonly timeout: number;
    readonly headers: Readonly<Record<string, string>>;
    readonly requests?: readonly { setupRequest: (request: AutocannonRequest) => AutocannonRequest }[];
  }

  interface AutocannonResult {
    /** Seconds. */
    readonly duration: number;
    readonly errors: number;
  }

  interface Running extends Promise<AutocannonResult> {
    /** `took` in ms. */
    on(
      event: 'response',
      callback: (client: unknown, status: number, bytes: number, took: number) => void,
    ): void;
  }

  const autocannon: (options: AutocannonOptions) => Running;
  // biome-ignore lint/style/noDefaultExport: the package has only this export
  export default autocannon;
}
