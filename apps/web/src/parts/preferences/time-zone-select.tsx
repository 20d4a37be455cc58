import { timeZoneName } from '@touchline/i18n';
import { SelectField } from '@touchline/ui';
import { useEffect, useState } from 'react';
import { useLiveStore } from '#data/live.ts';
import { useMessages } from '#data/messages.ts';
import { useServices } from '#data/services.ts';
import { automaticTimeZone, chooseTimeZone, useChosenTimeZone } from '#data/time-zone-choice.ts';

/** One zone for each difference to UTC and each rule of summer time that many people live by, from west to east. */
const ZONES = [
  'Pacific/Honolulu',
  'America/Anchorage',
  'America/Los_Angeles',
  'America/Phoenix',
  'America/Denver',
  'America/Mexico_City',
  'America/Chicago',
  'America/Bogota',
  'America/New_York',
  'America/Halifax',
  'America/Santiago',
  'America/St_Johns',
  'America/Sao_Paulo',
  'America/Argentina/Buenos_Aires',
  'Atlantic/Azores',
  'UTC',
  'Europe/London',
  'Europe/Lisbon',
  'Africa/Lagos',
  'Europe/Paris',
  'Europe/Berlin',
  'Europe/Oslo',
  'Africa/Johannesburg',
  'Europe/Helsinki',
  'Europe/Athens',
  'Africa/Cairo',
  'Africa/Nairobi',
  'Europe/Istanbul',
  'Asia/Riyadh',
  'Asia/Tehran',
  'Asia/Dubai',
  'Asia/Kabul',
  'Asia/Karachi',
  'Asia/Kolkata',
  'Asia/Kathmandu',
  'Asia/Dhaka',
  'Asia/Yangon',
  'Asia/Bangkok',
  'Asia/Jakarta',
  'Asia/Shanghai',
  'Asia/Singapore',
  'Australia/Perth',
  'Asia/Tokyo',
  'Asia/Seoul',
  'Australia/Darwin',
  'Australia/Adelaide',
  'Australia/Brisbane',
  'Australia/Sydney',
  'Pacific/Auckland',
] as const;

const AUTOMATIC = '';

/** The zone of times and days. The server knows none of the choices: it renders the label alone. */
export function TimeZoneSelect() {
  const t = useMessages();
  const services = useServices();
  const now = useLiveStore().serverTime();
  const chosen = useChosenTimeZone();
  const [isMounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);
  const name = (zone: string) => timeZoneName(now, zone, t.locale);
  // A zone that is offered no more stays until another is chosen.
  const offered = chosen === null || ZONES.some((zone) => zone === chosen) ? ZONES : [chosen, ...ZONES];
  return (
    <SelectField
      label={t('preferences.timeZone')}
      value={chosen ?? AUTOMATIC}
      onChange={({ currentTarget: { value } }) => chooseTimeZone(value === AUTOMATIC ? null : value)}
    >
      <option value={AUTOMATIC}>
        {isMounted
          ? t('preferences.timeZone.automatic', { zone: name(automaticTimeZone(services)) })
          : t('preferences.timeZone')}
      </option>
      {isMounted &&
        offered.map((zone) => (
          <option key={zone} value={zone}>
            {name(zone)}
          </option>
        ))}
    </SelectField>
  );
}
