/** Under which the settings of the backend are kept. */
export const SETTINGS_KEY = ['settings'];
/** Under which the system data are kept. */
export const SYSTEM_KEY = ['system'];
