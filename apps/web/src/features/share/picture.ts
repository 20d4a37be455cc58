import { sendFile } from '#parts/send/send.ts';
import { type PictureColours, pictureColours } from './picture-colours.ts';
import type { PictureTexts } from './use-picture-texts.ts';

/** All in pixels of the picture, which is twice as dense as a phone shows it. */
const WIDTH = 1080;
const EDGE = 72;
const INSET = 48;
const HEAD = 168;
const TITLE = 132;
const LEG = 128;
const MORE = 72;
const AMOUNT = 76;
const FOOT = 236;
const FAMILY = '"IBM Plex Sans Variable", "IBM Plex Sans Arabic", system-ui, sans-serif';
const fontOf = (weight: number, size: number) => `${weight} ${size}px ${FAMILY}`;

type Align = 'start' | 'end';

interface Pen {
  readonly canvas: HTMLCanvasElement;
  readonly box: (
    place: readonly [x: number, y: number, w: number, h: number],
    colour: string,
    radius?: number,
  ) => void;
  /** Writes one line; what does not fit in `room` ends in an ellipsis. Answers how wide it came out. */
  readonly write: (
    text: string,
    y: number,
    look: { font: string; colour: string; align?: Align; room?: number; inset?: number },
  ) => number;
}

function penOn(height: number, direction: 'ltr' | 'rtl'): Pen {
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser does not draw.');
  context.direction = direction;
  context.textBaseline = 'alphabetic';
  const fitted = (text: string, room: number) => {
    if (context.measureText(text).width <= room) return text;
    const letters = [...text];
    while (letters.length > 1 && context.measureText(`${letters.join('')}…`).width > room) letters.pop();
    return `${letters.join('')}…`;
  };
  return {
    canvas,
    box([x, y, w, h], colour, radius = 0) {
      context.fillStyle = colour;
      context.beginPath();
      context.roundRect(x, y, w, h, radius);
      context.fill();
    },
    write(text, y, { font, colour, align = 'start', room = WIDTH, inset = EDGE }) {
      context.font = font;
      context.fillStyle = colour;
      context.textAlign = align;
      const isAtLeft = (align === 'start') === (direction === 'ltr');
      const shown = fitted(text, room);
      context.fillText(shown, isAtLeft ? inset : WIDTH - inset, y);
      return context.measureText(shown).width;
    },
  };
}

function heightOf({ legs, more, amounts }: PictureTexts): number {
  return (
    HEAD + TITLE + legs.length * LEG + (more === null ? 0 : MORE) + amounts.length * AMOUNT + FOOT + INSET
  );
}

function drawLegs(pen: Pen, { legs, more }: PictureTexts, top: number, colours: PictureColours): number {
  const inset = EDGE + INSET;
  const inner = WIDTH - 2 * inset;
  legs.forEach(({ outcome, about, price }, index) => {
    const y = top + index * LEG;
    if (index > 0) pen.box([inset, y, inner, 2], colours.line);
    const taken = pen.write(price, y + 58, {
      font: fontOf(600, 38),
      colour: colours.text,
      align: 'end',
      inset,
    });
    const room = inner - taken - 32;
    pen.write(outcome, y + 58, { font: fontOf(600, 38), colour: colours.text, room, inset });
    pen.write(about, y + 102, { font: fontOf(400, 28), colour: colours.quiet, room: inner, inset });
  });
  const bottom = top + legs.length * LEG;
  if (more === null) return bottom;
  pen.write(more, bottom + 46, { font: fontOf(400, 28), colour: colours.quiet, inset });
  return bottom + MORE;
}

function draw(texts: PictureTexts, colours: PictureColours): HTMLCanvasElement {
  const height = heightOf(texts);
  const pen = penOn(height, texts.direction);
  const inset = EDGE + INSET;
  pen.box([0, 0, WIDTH, height], colours.back);
  pen.box([0, 0, WIDTH, 12], colours.paint);
  pen.write(texts.brand, 108, { font: fontOf(600, 48), colour: colours.text });
  pen.write(texts.address, 106, { font: fontOf(400, 28), colour: colours.quiet, align: 'end' });
  pen.box([EDGE, HEAD, WIDTH - 2 * EDGE, height - HEAD - FOOT], colours.line, 24);
  pen.box([EDGE + 2, HEAD + 2, WIDTH - 2 * EDGE - 4, height - HEAD - FOOT - 4], colours.card, 22);
  const taken = pen.write(texts.odds, HEAD + 84, {
    font: fontOf(600, 56),
    colour: colours.text,
    align: 'end',
    inset,
  });
  pen.write(texts.title, HEAD + 82, {
    font: fontOf(600, 44),
    colour: colours.text,
    room: WIDTH - 2 * inset - taken - 32,
    inset,
  });
  let y = drawLegs(pen, texts, HEAD + TITLE, colours);
  for (const { label, value } of texts.amounts) {
    pen.box([inset, y, WIDTH - 2 * inset, 2], colours.line);
    pen.write(label, y + 50, { font: fontOf(400, 32), colour: colours.quiet, inset });
    pen.write(value, y + 50, { font: fontOf(600, 36), colour: colours.text, align: 'end', inset });
    y += AMOUNT;
  }
  drawFoot(pen, texts, height, colours);
  return pen.canvas;
}

function drawFoot(
  pen: Pen,
  { codeLabel, code }: PictureTexts,
  height: number,
  colours: PictureColours,
): void {
  const top = height - FOOT + 40;
  pen.box([EDGE, top, WIDTH - 2 * EDGE, 132], colours.paint, 20);
  pen.write(codeLabel, top + 78, { font: fontOf(500, 34), colour: colours.onPaint, inset: EDGE + INSET });
  pen.write(code, top + 86, {
    font: fontOf(600, 60),
    colour: colours.onPaint,
    align: 'end',
    inset: EDGE + INSET,
  });
}

/** Draws the picture of shared bets and hands it on, or saves it. Errors: throws where the browser cannot draw it. */
export async function handOnPicture(texts: PictureTexts, code: string): Promise<void> {
  await Promise.all([
    document.fonts.load(fontOf(600, 40), texts.title),
    document.fonts.load(fontOf(400, 40)),
  ]);
  const canvas = draw(texts, pictureColours());
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!blob) throw new Error('The picture came out empty.');
  await sendFile(new File([blob], `bet-${code}.png`, { type: 'image/png' }));
}
