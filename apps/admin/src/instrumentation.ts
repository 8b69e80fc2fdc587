/** Before the server takes its first request. */
export async function register(): Promise<void> {
  if (process.env['NEXT_RUNTIME'] === 'nodejs') {
    const { keepInside } = await import('./keep-inside.ts');
    keepInside();
  }
}
