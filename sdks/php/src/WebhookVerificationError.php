<?php

declare(strict_types=1);

namespace Emite;

/** A message that the secret did not sign, or an old one. */
final class WebhookVerificationError extends \RuntimeException
{
}
