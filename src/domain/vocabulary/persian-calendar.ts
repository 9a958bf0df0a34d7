const dayMs = 86_400_000;

/**
 * The instant (ms since 1970, UTC) at which a day of the Persian calendar begins. Leap years by the 33-year cycle, which
 * agrees with the official calendar from 1300 to 1470 (Borkowski 1996).
 */
export function persianBegin(year: number, month: number, day: number): number {
  const cycled = year + 1595;
  const leapDays = Math.floor(cycled / 33) * 8 + Math.floor(((cycled % 33) + 3) / 4);
  const ofMonths = month < 7 ? month * 31 - 31 : month * 30 - 24;
  return (365 * cycled + leapDays + ofMonths + day - 1_075_196) * dayMs;
}
