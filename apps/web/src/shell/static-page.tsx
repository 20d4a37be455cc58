import { renderToStaticMarkup } from 'react-dom/server';
import { styleSheets } from '#layout/block-assets.ts';
import { StaticDocument, type StaticDocumentProps } from './static-document.tsx';

export type StaticPageProps = Omit<StaticDocumentProps, 'styleSheets'>;

/** The HTML of a static page. */
export const renderStaticPage = (props: StaticPageProps): string =>
  `<!doctype html>${renderToStaticMarkup(<StaticDocument {...props} styleSheets={styleSheets()} />)}`;
