import { useMessages } from '#data/messages.ts';
import { MatchOption } from './match-option.tsx';
import { PlaceOption } from './place-option.tsx';
import type { FoundGroup } from './result-groups.ts';
import styles from './search.module.css';

interface ResultListProps {
  readonly id: string;
  readonly groups: readonly FoundGroup[];
  readonly typed: string;
  /** Place of the option that the arrows have reached, counted through all groups. */
  readonly index: number;
  readonly onChoose: () => void;
}

/** What was found, as links in groups that are the options of the field. */
export function ResultList({ id, groups, typed, index, onChoose }: ResultListProps) {
  const t = useMessages();
  const starts = groups.map((_, at) =>
    groups.slice(0, at).reduce((sum, { options }) => sum + options.length, 0),
  );
  return (
    <div id={id} role="listbox" aria-label={t('search.results')}>
      {groups.map(({ titleKey, options }, group) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset holds controls, this group the options of a listbox
        <div key={titleKey} role="group" aria-labelledby={`${id}-${titleKey}`} className={styles.group}>
          <h3 id={`${id}-${titleKey}`} role="presentation">
            {t(titleKey)}
          </h3>
          {options.map(({ key, href, shown }, at) => {
            const place = (starts[group] ?? 0) + at;
            return (
              // The focus stays in the field: its arrows lead here.
              <a
                key={key}
                id={`${id}-${place}`}
                role="option"
                aria-selected={place === index}
                tabIndex={-1}
                className={styles.option}
                href={href}
                onClick={onChoose}
              >
                {'match' in shown ? (
                  <MatchOption match={shown.match} typed={typed} />
                ) : (
                  <PlaceOption place={shown.place} typed={typed} />
                )}
              </a>
            );
          })}
        </div>
      ))}
    </div>
  );
}
