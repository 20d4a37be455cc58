import { z } from 'zod';
import { byLocale } from './by-locale.ts';
import { LinkTarget, menuItem } from './navigation.ts';

const widths = z.enum(['default', 'narrow']).default('default').meta({ label: 'Width' });
/** An address of the web, or of this site. */
const address = z
  .string()
  .max(2_000)
  .regex(/^(https:\/\/|\/(?!\/))/);

/** An operator's picture. Units: `width` and `height` are its own pixels, which keep its place before it is here. */
export const Picture = z
  .object({
    src: address,
    alt: byLocale(200),
    width: z.number().int().min(1).max(8_000),
    height: z.number().int().min(1).max(8_000),
  })
  .meta({ id: 'Picture' });
export type Picture = z.infer<typeof Picture>;

const items = (most: number) =>
  z
    .array(menuItem)
    .min(1)
    .max(most)
    .meta({ label: 'Menu items: what each leads to, its title and its icon' });

export const label = z.object({
  text: byLocale(80).meta({ label: 'Text by locale' }),
  tone: z.enum(['neutral', 'brand', 'live']).default('neutral').meta({ label: 'Colour' }),
  target: LinkTarget.nullable().default(null).meta({ label: 'Leads to' }),
});
export const image = z.object({
  picture: Picture.meta({ label: 'Picture: address, text by locale, width and height' }),
  target: LinkTarget.nullable().default(null).meta({ label: 'Leads to' }),
  width: widths,
});
export const pageBanner = z.object({
  items: z
    .array(
      z.object({
        title: byLocale(80),
        text: byLocale(300).nullable().default(null),
        label: byLocale(40).nullable().default(null),
        picture: Picture.nullable().default(null),
        target: LinkTarget.nullable().default(null),
      }),
    )
    .min(1)
    .max(12)
    .meta({ label: 'Banners: title, text, label, picture and what each leads to' }),
  display: z.enum(['slider', 'tile', 'button', 'card']).default('slider').meta({ label: 'Display' }),
});
export const modal = z.object({
  label: byLocale(40).meta({ label: 'Label of the button that opens it' }),
  title: byLocale(80).meta({ label: 'Title' }),
  content: byLocale(20_000).meta({ label: 'Text by locale, written as in `text`' }),
  opens: z
    .enum(['press', 'once'])
    .default('press')
    .meta({ label: 'Opens when its button is pressed, or once by itself too' }),
});
export const iframe = z.object({
  src: address.meta({ label: 'Address of the page in the frame' }),
  title: byLocale(80).meta({ label: 'What it is, for readers who do not see it' }),
  height: z.number().int().min(40).max(2_000).default(400).meta({ label: 'Height in pixels' }),
  width: widths,
});
export const submenu = z.object({
  title: byLocale(40).meta({ label: 'Title' }),
  icon: z.string().max(40).nullable().default(null).meta({ label: 'Icon' }),
  items: items(30),
  open: z.boolean().default(false).meta({ label: 'Unfolded from the start' }),
});
export const sideMenu = z.object({
  title: byLocale(40).nullable().default(null).meta({ label: 'Own title' }),
});
export const speedDial = z.object({
  title: byLocale(40).meta({ label: 'Title' }),
  icon: z.string().max(40).nullable().default(null).meta({ label: 'Icon' }),
  items: items(6),
});
export const floatingButton = z.object({
  label: byLocale(40).meta({ label: 'Label by locale' }),
  target: LinkTarget.meta({ label: 'Leads to' }),
  closable: z.boolean().default(true).meta({ label: 'Can be put away, and then stays away' }),
});
export const tournaments = z.object({
  sport_key: z
    .string()
    .nullable()
    .default(null)
    .meta({ label: 'Only this sport; empty takes the sport of the page' }),
  limit: z.number().int().min(1).max(200).default(100).meta({ label: 'Leagues at the most' }),
  title: z.boolean().default(true).meta({ label: 'Show the title' }),
  display: z.enum(['slider', 'tile', 'button', 'card']).default('tile').meta({ label: 'Display' }),
  empty: z.boolean().default(false).meta({ label: 'Say so where there are none' }),
});
