/** What an operator sets on every list of events. */
export interface ListSettings {
  readonly sport_key: string | null;
  readonly limit: number;
  readonly title: boolean;
}
