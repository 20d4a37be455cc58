/**
 * What a provider's page may do in its frame. One that comes through this site may not act as this site; one of another
 * origin keeps what it has there.
 */
export const framePermissions = (address: string): string =>
  address.startsWith('/')
    ? 'allow-scripts allow-forms'
    : 'allow-scripts allow-forms allow-popups allow-same-origin';
