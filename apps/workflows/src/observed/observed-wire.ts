import { authorizerOf } from '@fiscal/core/registry/endpoints';
import { restTable } from '@fiscal/core/registry/rest-endpoints';
import type { Reach, SefazPort, SefazReply, SefazRequest } from '@fiscal/core/sefaz/port';
import { inSpan, SpanKind } from '@fiscal/telemetry/spans';

export interface AuthorityCall {
  readonly target: SefazRequest['target'];
  /** `nenhum`: no authority serves that UF. */
  readonly authorizer: string;
  readonly uf: string;
  readonly service: SefazRequest['service'];
  /** Kind of the wire's result; the authority's answer is in the document. */
  readonly outcome: SefazReply['kind'];
  readonly ms: number;
}

type Wire = SefazPort & { readonly reach: Reach };

const C_STAT = /<cStat>(\d{3})<\/cStat>/;

const authorizerAsked = ({ type, uf, service, authorizer }: SefazRequest): string =>
  authorizer ?? restTable(type)?.authorizer ?? authorizerOf({ type, uf, service }) ?? 'nenhum';

/** The same wire; each call is measured, and a span where tracing is on. */
export const observedWire = (wire: Wire, observe: (call: AuthorityCall) => void): Wire => ({
  reach: wire.reach,
  call(request) {
    const { target, type, uf, service, ambiente } = request;
    const authorizer = authorizerAsked(request);
    const attributes = {
      'emite.type': type,
      'emite.service': service,
      'emite.uf': uf,
      'emite.authorizer': authorizer,
      'emite.target': target,
      'emite.environment': ambiente,
    };
    return inSpan(`sefaz ${service}`, { kind: SpanKind.CLIENT, attributes }, async (span) => {
      const startMs = performance.now();
      const reply = await wire.call(request);
      observe({ target, authorizer, uf, service, outcome: reply.kind, ms: performance.now() - startMs });
      span.setAttribute('emite.outcome', reply.kind);
      const cStat = reply.kind === 'resposta' ? C_STAT.exec(reply.xml)?.[1] : undefined;
      if (cStat !== undefined) span.setAttribute('emite.c_stat', cStat);
      return reply;
    });
  },
});
