import type { PlayerField as FieldName } from '@touchline/contract/constants';
import { NAME_LENGTH_MAX, NICKNAME_LENGTH_MAX } from '@touchline/contract/constants';
import { TextField } from '@touchline/ui';
import { useMessages } from '#data/messages.ts';
import type { FormErrors } from '#parts/form/form-errors.ts';
import { BirthDateField } from './birth-date-field.tsx';
import { ContactField } from './contact-field.tsx';
import { CountryField, CurrencyField, MunicipalityField } from './fields/place-fields.tsx';
import { NewPasswordField } from './new-password-field.tsx';

const NAMES = {
  first_name: { key: 'profile.firstName', autoComplete: 'given-name', length: NAME_LENGTH_MAX },
  last_name: { key: 'profile.lastName', autoComplete: 'family-name', length: NAME_LENGTH_MAX },
  nickname: { key: 'profile.nickname', autoComplete: 'nickname', length: NICKNAME_LENGTH_MAX },
} as const;

/** One field of a player. `country`: that of the player, or the one that is chosen; empty without any. */
export function PlayerField({
  name,
  country,
  errors,
  onChange,
  onCountry,
}: {
  readonly name: FieldName;
  readonly country: string;
  readonly errors: FormErrors;
  readonly onChange: () => void;
  readonly onCountry: (country: string) => void;
}) {
  const t = useMessages();
  const error = errors.fields[name];
  const shared = { error, onChange };
  switch (name) {
    case 'email':
      return <ContactField errors={errors} onChange={onChange} />;
    case 'password':
      return <NewPasswordField label={t('signUp.password')} {...shared} />;
    case 'country':
      return <CountryField {...shared} onChoose={onCountry} />;
    case 'currency':
      return <CurrencyField {...shared} />;
    case 'birth_date':
      return <BirthDateField {...shared} />;
    case 'municipality':
      return <MunicipalityField {...shared} country={country} />;
    case 'mobile_phone':
      return (
        <TextField
          label={t('profile.phone')}
          name="mobile_phone"
          type="tel"
          autoComplete="tel"
          dir="ltr"
          maxLength={40}
          hint={t('fields.phoneHint')}
          {...shared}
        />
      );
    default: {
      const { key, autoComplete, length } = NAMES[name];
      return (
        <TextField
          label={t(key)}
          name={name}
          dir="auto"
          autoComplete={autoComplete}
          maxLength={length}
          {...shared}
        />
      );
    }
  }
}
