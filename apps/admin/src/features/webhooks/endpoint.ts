import type { Answers } from '../../trpc/client.tsx';
import type { Tone } from '../../ui/badge.tsx';

export type Endpoint = Answers['webhooks']['get'];
export type Delivery = Answers['webhooks']['deliveries']['data'][number];
export type DeliveryState = Delivery['state'];

/** Health of an endpoint. */
export const healthOf = ({
  disabled,
  failingSince,
}: Pick<Endpoint, 'disabled' | 'failingSince'>): 'active' | 'failing' | 'disabled' =>
  disabled === null ? (failingSince === null ? 'active' : 'failing') : 'disabled';

export const HEALTH_TONES = {
  active: 'good',
  failing: 'warn',
  disabled: 'neutral',
} as const satisfies Record<ReturnType<typeof healthOf>, Tone>;

export const STATE_TONES: Readonly<Record<DeliveryState, Tone>> = {
  pending: 'accent',
  delivered: 'good',
  failed: 'bad',
  discarded: 'neutral',
};

/** Polling interval while a delivery is pending. */
export const LOOK_MS = 1_500;

/** Whether it is about to look otherwise. */
export const moves = ({ waiting, failingSince }: Pick<Endpoint, 'waiting' | 'failingSince'>): boolean =>
  waiting > 0 || failingSince !== null;

/**
 * Whether the list of deliveries is about to look otherwise. The list and the endpoint are read apart: an endpoint without
 * a pending delivery may stand beside a list that still shows one.
 */
export const looksAgain = (
  of: Pick<Endpoint, 'waiting' | 'failingSince'>,
  pages: readonly { readonly data: readonly Pick<Delivery, 'state'>[] }[] = [],
): boolean => moves(of) || pages.some(({ data }) => data.some(({ state }) => state === 'pending'));
