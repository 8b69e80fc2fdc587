const two = (value: number) => String(value).padStart(2, '0');

/** `6 d 23:59:59`, `23:59:59`, `00:09`: what is left until then, to the second. */
export function timeLeft(until: Date, now: Date): string {
  const seconds = Math.max(0, Math.ceil((until.getTime() - now.getTime()) / 1000));
  const [days, hours, minutes] = [
    Math.floor(seconds / 86_400),
    Math.floor(seconds / 3600) % 24,
    Math.floor(seconds / 60) % 60,
  ];
  const clock = `${two(minutes)}:${two(seconds % 60)}`;
  if (days > 0) return `${days} d ${two(hours)}:${clock}`;
  return hours > 0 ? `${two(hours)}:${clock}` : clock;
}
