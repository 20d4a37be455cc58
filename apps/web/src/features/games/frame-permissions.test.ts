import { expect, test } from 'vitest';
import { framePermissions } from './frame-permissions.ts';

test('a page that comes through this site never acts as this site', () => {
  expect(framePermissions('/sports/api/games/ticket')).not.toContain('allow-same-origin');
  expect(framePermissions('https://games.example/launch?token=1')).toContain('allow-same-origin');
});
