import type { User } from '@touchline/contract';

/** First plus last name, else nickname, else email, else phone. Source: specification §3. */
export function displayName(user: User): string {
  const full = [user.first_name, user.last_name].filter(Boolean).join(' ');
  return full || user.nickname || user.email || user.auth_phone_number || user.mobile_phone || '';
}
