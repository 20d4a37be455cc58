import { Button, Switch } from '@touchline/ui';
import { useState } from 'react';
import type { ModalProps } from '#data/block.ts';
import { agreedClasses, agreeTo } from '#data/consent.ts';
import { CLASSES, type OptionalClass } from '#data/consent-answer.ts';
import { useMessages } from '#data/messages.ts';
import styles from './cookie-drawer.module.css';

const OPTIONAL = CLASSES.filter((one): one is OptionalClass => one !== 'necessary');

/** Lets the player agree to each class of cookies by itself. Nothing is ticked that he did not agree to. */
export function View({ close }: ModalProps) {
  const t = useMessages();
  const [chosen, setChosen] = useState<ReadonlySet<OptionalClass>>(
    () => new Set(OPTIONAL.filter((one) => agreedClasses().includes(one))),
  );
  const answer = (classes: Iterable<OptionalClass>) => {
    agreeTo([...classes]);
    close();
  };
  const toggle = (one: OptionalClass, isOn: boolean) =>
    setChosen((before) => new Set(isOn ? [...before, one] : [...before].filter((other) => other !== one)));
  return (
    <div className={styles.drawer}>
      <p>{t('consent.intro')}</p>
      <div className={styles.class}>
        <p className={styles.name}>{t('consent.necessary')}</p>
        <p>{t('consent.necessaryText')}</p>
      </div>
      {OPTIONAL.map((one) => (
        <div key={one} className={styles.class}>
          <Switch
            label={t(`consent.${one}`)}
            checked={chosen.has(one)}
            onChange={(isOn) => toggle(one, isOn)}
          />
          <p>{t(`consent.${one}Text`)}</p>
        </div>
      ))}
      <div className={styles.choices}>
        <Button kind="outline" onClick={() => answer([])}>
          {t('consent.necessaryOnly')}
        </Button>
        <Button kind="outline" onClick={() => answer(OPTIONAL)}>
          {t('consent.all')}
        </Button>
        <Button kind="outline" onClick={() => answer(chosen)}>
          {t('consent.save')}
        </Button>
      </div>
    </div>
  );
}
