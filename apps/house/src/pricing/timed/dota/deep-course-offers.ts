import type { MarketTemplate } from '#feed/world.ts';
import { decidedBy } from '#pricing/pairs/pair-offers.ts';
import { lineAbove, type MapsOffer } from './deep-map-offers.ts';
import { COURSE } from './deep-rows.ts';
import { coursesOf, wonMarks } from './match-kills.ts';

type Find = (id: string) => MarketTemplate;

const yes = (isSo: boolean) => (isSo ? 0 : 1);
const isHomes = (marks: string) => marks.endsWith('h');

const ALL_COURSES = ['hh', 'hah', 'haa', 'ahh', 'aha', 'aa'];

/** A market on the order in which maps are won; settled as soon as no other outcome can come. */
function ofCourse(template: MarketTemplate, of: (marks: string) => number, specifier = ''): MapsOffer {
  return {
    template,
    specifier,
    settle: (state) => {
      const marks = wonMarks(state);
      const left = new Set(ALL_COURSES.filter((course) => course.startsWith(marks)).map(of));
      const [only] = left;
      return left.size === 1 && only !== undefined ? decidedBy(template, only) : null;
    },
    chances: (model, state) => {
      const chances = new Array<number>(template.outcomeIds.length).fill(0);
      for (const { marks, chance } of coursesOf(model, state)) {
        const index = of(marks);
        chances[index] = (chances[index] ?? 0) + chance;
      }
      return chances;
    },
  };
}

const count = (marks: string, mark: string) => marks.split(mark).length - 1;

/** Markets on the order in which maps are won. */
export function deepCourseOffers(find: Find): MapsOffer[] {
  const mapAndMatch = (map: number) => (marks: string) => (marks[map] === 'h' ? 0 : 2) + yes(isHomes(marks));
  const comeback = (first: string) => (marks: string) =>
    yes(marks.startsWith(first) && isHomes(marks) !== (first === 'h'));
  return [
    ofCourse(find(COURSE.firstAndMatch), mapAndMatch(0)),
    ofCourse(find(COURSE.secondAndMatch), mapAndMatch(1)),
    ofCourse(find(COURSE.comeback), (marks) => yes(marks.startsWith('h') !== isHomes(marks))),
    ofCourse(find(COURSE.homeComeback), comeback('a')),
    ofCourse(find(COURSE.awayComeback), comeback('h')),
    ofCourse(find(COURSE.afterTwo), (marks) => count(marks.slice(0, 2), 'a')),
    ofCourse(find(COURSE.firstTwoWinners), (marks) => (marks[0] === 'h' ? 0 : 2) + yes(marks[1] === 'h')),
    ofCourse(
      find(COURSE.firstAndTotal),
      (marks) => (marks[0] === 'h' ? 0 : 2) + lineAbove(marks.length, 2.5),
      'total=2.5',
    ),
    ofCourse(find(COURSE.homeExact), (marks) => count(marks, 'h')),
    ofCourse(find(COURSE.awayExact), (marks) => count(marks, 'a')),
    ofCourse(find(COURSE.homeTwoInARow), (marks) => yes(marks.includes('hh'))),
    ofCourse(find(COURSE.awayTwoInARow), (marks) => yes(marks.includes('aa'))),
  ];
}
