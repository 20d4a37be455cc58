import { expect, test } from 'vitest';
import { compPointsQuery } from './comp-points.ts';
import { refusedWith } from './test/backend-answers.ts';
import { backendWith, pageServices } from './test/page-services.ts';

const POINTS = { points: 7, persistent_points: 7, min_condition: 0, max_condition: 10 };

/** What a page has of the points when the backend answers so. */
async function pointsAfter(answer: () => Response) {
  const { queryClient } = pageServices({ backend: backendWith(async () => answer()) });
  return queryClient.fetchQuery({ ...compPointsQuery(), retry: false });
}

test('points are read; a session that is over gives none, and a failure is one', async () => {
  expect(await pointsAfter(() => Response.json(POINTS))).toEqual(POINTS);
  const over = () => refusedWith({ status: 401, code: 401, message: 'Sign in.' });
  expect(await pointsAfter(over)).toBeNull();
  const failed = () => refusedWith({ status: 500, code: 500, message: 'It failed.' });
  await expect(pointsAfter(failed)).rejects.toThrow();
});
