import { isLoopbackUrl } from '../../base/loopback-url.ts';
import type { Dependencies } from '../dependencies.ts';
import { createWebhookDeliveries } from './webhook-deliveries.ts';
import { createWebhooks } from './webhooks.ts';

/** Services of webhooks. */
export function webhookServices({ db, vault, limiter, changed, publicUrl, nowMs }: Dependencies) {
  // An installation that only this machine reaches may call this machine.
  const endpoints = createWebhooks({ db, vault, changed, loopbackAllowed: isLoopbackUrl(publicUrl) });
  const deliveries = createWebhookDeliveries({ db, limiter, webhooks: endpoints, changed, nowMs });
  return { endpoints, deliveries };
}
