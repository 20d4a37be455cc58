/** Under which the settings of the backend are kept. */
export const SETTINGS_KEY = ['settings'];
