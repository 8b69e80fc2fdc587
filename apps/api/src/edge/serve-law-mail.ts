import type { FastifyInstance } from 'fastify';
import { LAW_MAIL_PATH } from '../services/law/law-mail-links.ts';
import type { Services } from '../services/services.ts';

const PATH = `${LAW_MAIL_PATH}/:token`;

/** Routes that need no credentials but the link: mail programs post it by themselves (RFC 8058). */
export const LAW_MAIL_ROUTES = [
  { method: 'GET', path: PATH },
  { method: 'POST', path: PATH },
] as const;

/** Policy of a page with one form and no script. */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

const page = (body: string): string =>
  `<!doctype html>\n<html lang="pt-BR"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Avisos do calendário da lei</title></head><body style="font-family:sans-serif;line-height:1.5;max-width:32rem;margin:3rem auto;padding:0 1rem">\n<h1>Avisos do calendário da lei</h1>\n${body}\n</body></html>\n`;

const ASK = page(
  '<p>Parar de receber por e-mail o que a lei por vir muda para as empresas desta conta?</p>\n<form method="post"><button type="submit">Parar de receber</button></form>',
);
const DONE = page(
  '<p>Pronto: estes avisos não são mais enviados. Para voltar a recebê-los, use o calendário da lei no painel.</p>',
);
const UNKNOWN = page(
  '<p>Este link não é válido. Use o calendário da lei no painel para mudar os avisos.</p>',
);

/** Ends e-mails about the law by a link of one of them. A GET changes nothing: programs that check links follow it. */
export function serveLawMail(
  app: FastifyInstance,
  services: { readonly law: Pick<Services['law'], 'mail'> },
): void {
  for (const { method, path } of LAW_MAIL_ROUTES)
    app.route<{ Params: { readonly token: string } }>({
      method,
      url: path,
      handler: async (request, reply) => {
        const of = services.law.mail.read(request.params.token);
        if (of !== null && method === 'POST') await services.law.mail.stop(of);
        return reply
          .code(of === null ? 404 : 200)
          .header('content-security-policy', POLICY)
          .type('text/html; charset=utf-8')
          .send(of === null ? UNKNOWN : method === 'POST' ? DONE : ASK);
      },
    });
}
