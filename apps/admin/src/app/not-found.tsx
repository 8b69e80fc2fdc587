import { shellMessages } from '../shell/messages.ts';
import { requestText } from '../text/server.ts';
import { buttonClass } from '../ui/button.tsx';

export default async function NotFound() {
  const text = await requestText(shellMessages);
  return (
    <main className="grid min-h-[60dvh] place-content-center justify-items-center gap-2 px-6 text-center">
      <h1 className="text-lg font-semibold">{text.notFound}</h1>
      <p className="text-ink-soft">{text.notFoundHint}</p>
      {/* A plain link: every page loads this one's script, and Link would be most of it. */}
      <a href="/" className={buttonClass({ className: 'mt-3' })}>
        {text.backHome}
      </a>
    </main>
  );
}
