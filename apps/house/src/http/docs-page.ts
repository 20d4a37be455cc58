import { escapeHtml, page } from './html.ts';
import { openApiDocument } from './openapi.ts';

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;

interface Operation {
  readonly method: string;
  readonly path: string;
  readonly description: string;
  readonly inputs: readonly string[];
  readonly answer: string;
  /** Why the call exists beyond the specification. */
  readonly extension: string | null;
}

type Fields = Record<string, unknown>;
const fields = (value: unknown): Fields => (typeof value === 'object' && value !== null ? { ...value } : {});
const text = (value: unknown): string => (typeof value === 'string' ? value : '');

function schemaName(schema: unknown): string {
  const { $ref, type, items } = fields(schema);
  if (typeof $ref === 'string') return $ref.split('/').at(-1) ?? '';
  return type === 'array' ? `list of ${schemaName(items)}` : text(type) || 'object';
}

const jsonSchema = (holder: unknown) => fields(fields(fields(holder).content)['application/json']).schema;

function operationOf(method: string, path: string, value: Fields): Operation {
  const parameters = (Array.isArray(value.parameters) ? value.parameters : []).map(fields);
  const body = value.requestBody === undefined ? [] : [`body: ${schemaName(jsonSchema(value.requestBody))}`];
  const success = fields(value.responses)['200'];
  return {
    method: method.toUpperCase(),
    path,
    description: text(value.description),
    inputs: [...parameters.map((one) => `${text(one.name)}${one.required === true ? '' : '?'}`), ...body],
    answer: success === undefined ? 'nothing (204)' : schemaName(jsonSchema(success)),
    extension: value['x-touchline'] === 'extension' ? text(value['x-touchline-reason']) : null,
  };
}

function operations(): Operation[] {
  return Object.entries(fields(openApiDocument().paths)).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = fields(item)[method];
      return operation === undefined ? [] : [operationOf(method, path, fields(operation))];
    }),
  );
}

const row = ({ method, path, description, inputs, answer, extension }: Operation) => `<tr>
<td><code>${method} ${escapeHtml(path)}</code>${description ? `<br>${escapeHtml(description)}` : ''}
${extension === null ? '' : `<br><small>Extension: ${escapeHtml(extension)}</small>`}</td>
<td>${inputs.map((input) => `<code>${escapeHtml(input)}</code>`).join(', ') || '–'}</td><td>${escapeHtml(answer)}</td></tr>`;

const table = (list: readonly Operation[]) =>
  `<table><thead><tr><th>Call</th><th>Takes</th><th>Answers</th></tr></thead><tbody>${list.map(row).join('')}</tbody></table>`;

let made: string | null = null;

/** The API as a person reads it; made from the same document that programs read. */
export function docsPage(): string {
  if (made !== null) return made;
  const { info } = openApiDocument();
  const all = operations();
  const under = (prefix: string) => all.filter(({ path }) => path.startsWith(prefix));
  const intro = (info.description ?? '').split('\n\n').map((part) => `<p>${escapeHtml(part)}</p>`);
  made = page(
    'Touchline API',
    `<h1>Touchline API</h1><nav><a href="/openapi.json">OpenAPI 3.1</a></nav>${intro.join('')}
<h2>Platform API</h2>${table(under('/platform'))}<h2>Sportsbook API</h2>${table(under('/book'))}
<h2>Extensions</h2><p>Calls that the specification of the product does not show, each with its reason.</p>
${table(all.filter(({ extension }) => extension !== null))}`,
  );
  return made;
}
