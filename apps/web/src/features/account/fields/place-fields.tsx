import { useQuery } from '@tanstack/react-query';
import { MUNICIPALITY_LENGTH_MAX } from '@touchline/contract/constants';
import { SelectField, TextField } from '@touchline/ui';
import { useId } from 'react';
import { useCapability } from '#data/capability.ts';
import { useMessages } from '#data/messages.ts';
import { municipalitiesQuery } from '#data/missed-fields.ts';
import { countriesQuery, systemQuery } from '#data/queries.ts';

interface PlaceFieldProps {
  readonly error: string | undefined;
  readonly onChange: () => void;
}

/** The country that is chosen before anybody chooses: that of the visitor, if he may sign up there. */
export function useFirstCountry(): string {
  const { data: countries } = useQuery(countriesQuery());
  const { data: system } = useQuery(systemQuery());
  const here = countries?.find(({ code }) => code === system?.user_country);
  return here && !here.sign_up_blocked ? here.code : '';
}

/** Where the player lives. */
export function CountryField({
  error,
  onChange,
  onChoose,
}: PlaceFieldProps & { readonly onChoose: (country: string) => void }) {
  const t = useMessages();
  const { data: countries } = useQuery(countriesQuery());
  const first = useFirstCountry();
  const open = (countries ?? []).filter((country) => !country.sign_up_blocked);
  return (
    <SelectField
      key={`country ${open.length}`}
      label={t('signUp.country')}
      name="country"
      autoComplete="country"
      defaultValue={first}
      error={error}
      onChange={(event) => {
        onChoose(event.currentTarget.value);
        onChange();
      }}
    >
      <option value="">{t('signUp.countryChoose')}</option>
      {open.map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}

/** In which money he plays. */
export function CurrencyField({ error, onChange }: PlaceFieldProps) {
  const t = useMessages();
  const { data: system } = useQuery(systemQuery());
  const currencies = system?.currencies ?? [];
  return (
    <SelectField
      key={`currency ${currencies.length}`}
      label={t('signUp.currency')}
      name="currency"
      defaultValue={system?.default_currency_code ?? ''}
      hint={t('signUp.currencyHint')}
      error={error}
      onChange={onChange}
    >
      {currencies.map(({ code }) => (
        <option key={code} value={code}>
          {code}
        </option>
      ))}
    </SelectField>
  );
}

/** The municipality of a country, with those that are known as suggestions. */
export function MunicipalityField({
  country,
  error,
  onChange,
}: PlaceFieldProps & { readonly country: string }) {
  const t = useMessages();
  const listId = useId();
  const isListed = useCapability('missed_fields') && country !== '';
  const { data: names = [] } = useQuery({ ...municipalitiesQuery(country), enabled: isListed });
  return (
    <>
      <TextField
        label={t('fields.municipality')}
        name="municipality"
        dir="auto"
        autoComplete="address-level2"
        maxLength={MUNICIPALITY_LENGTH_MAX}
        list={names.length > 0 ? listId : undefined}
        error={error}
        onChange={onChange}
      />
      {names.length > 0 && (
        <datalist id={listId}>
          {names.map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
      )}
    </>
  );
}
