<?php
// `true` or `false` for each five arguments: secret, id, timestamp, signatures and body.
require 'verify.php';

foreach (array_chunk(array_slice($argv, 1), 5) as [$secret, $id, $timestamp, $signature, $body]) {
    $headers = ['webhook-id' => $id, 'webhook-timestamp' => $timestamp, 'webhook-signature' => $signature];
    echo verify($body, $headers, $secret) ? 'true' : 'false', "\n";
}
