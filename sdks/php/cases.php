<?php

/**
 * `php cases.php AUTOLOAD CASES CONTEXT`: runs the cases that every language shares, with the installed package, and prints one
 * line for each: its name, and why it failed.
 */

declare(strict_types=1);

use Emite\CursorStore;
use Emite\Decimal;
use Emite\Emite;
use GuzzleHttp\Client;
use GuzzleHttp\Exception\ConnectException;
use GuzzleHttp\Exception\RequestException;
use GuzzleHttp\Psr7\Response;
use Psr\Http\Client\ClientInterface;
use Psr\Http\Message\RequestInterface;
use Psr\Http\Message\ResponseInterface;

[, $autoload, $casesFile, $contextFile] = $argv;
require $autoload;

/** Loses answers, cuts them off, refuses connections, or answers 503, the first times; or reads nothing. */
final class Faulty implements ClientInterface
{
    private readonly Client $inner;

    /** @param array<string, int|bool> $left */
    public function __construct(private array $left)
    {
        $this->inner = new Client();
    }

    public function sendRequest(RequestInterface $request): ResponseInterface
    {
        if ((!($this->left['reads'] ?? true) && $request->getMethod() === 'GET') || $this->takes('refuse')) {
            throw new ConnectException('connection refused', $request);
        }
        if ($this->takes('busy')) {
            $body = ['status' => 503, 'code' => 'servico_ocupado', 'message' => 'x', 'errors' => [], 'requestId' => 'req_x'];
            return new Response(503, ['retry-after' => '1'], json_encode($body));
        }
        $answer = $this->inner->sendRequest($request);
        if ($this->takes('lose')) {
            throw new RequestException('answer lost', $request);
        }
        return $this->takes('cut') ? new Response($answer->getStatusCode(), [], '{"') : $answer;
    }

    private function takes(string $fault): bool
    {
        $this->left[$fault] = ($this->left[$fault] ?? 0) - 1;
        return $this->left[$fault] >= 0;
    }
}

/** A cursor in memory. */
final class Store implements CursorStore
{
    /** @var list<string> */
    public array $saved = [];
    public ?array $first = null;

    public function __construct(private readonly string $cursor)
    {
    }

    public function load(): ?string
    {
        return $this->saved === [] ? $this->cursor : end($this->saved);
    }

    public function save(string $cursor): void
    {
        $this->saved[] = $cursor;
    }
}

/** Part of a value: `document.id`, `0.type`, `tokens.length`. */
function valueAt(mixed $value, string $path): mixed
{
    foreach ($path === '' ? [] : explode('.', $path) as $name) {
        $value = match (true) {
            $name === 'length' && is_array($value) => count($value),
            is_array($value) => $value[$name] ?? null,
            default => $value->$name ?? null,
        };
    }
    return $value;
}

/** Puts variables and bodies in their places. */
function fill(mixed $value, array $vars, array $bodies): mixed
{
    if (is_array($value)) {
        $own = [...(isset($value['$body']) ? $bodies[$value['$body']] : []), ...$value];
        unset($own['$body']);
        return array_map(fn (mixed $each) => fill($each, $vars, $bodies), $own);
    }
    if (!is_string($value)) {
        return $value;
    }
    return preg_replace_callback('/\$\{([\w.]+)\}/', fn (array $found) => (string) valueAt($vars, $found[1]), $value);
}

/** `~x` matches an expression, `>n` a larger number; anything else is the value itself. */
function fits(mixed $value, mixed $expected): bool
{
    if (is_string($expected) && str_starts_with($expected, '~')) {
        $text = is_string($value) ? $value : json_encode($value);
        return preg_match('~' . str_replace('~', '\~', substr($expected, 1)) . '~', $text) === 1;
    }
    if (is_string($expected) && str_starts_with($expected, '>')) {
        return $value > (float) substr($expected, 1);
    }
    return $value === $expected;
}

/** Changes appear soon after the answer: asks until as many are there. */
function readChanges(Emite $emite, array $options, int $count = 1): array
{
    do {
        $store = new Store($options['cursor']);
        $followed = $emite->changes->follow($store, $options['types'], untilEmpty: true);
        $messages = iterator_to_array($followed, false);
    } while (count($messages) < $count);
    return $messages;
}

/** Reads one message, is cut short after the second began, and goes on. */
function resume(Emite $emite, array $options): array
{
    readChanges($emite, $options, 2);
    $store = new Store($options['cursor']);
    foreach ($emite->changes->follow($store, $options['types'], untilEmpty: true) as $each) {
        if ($store->saved !== []) {
            break;
        }
        $store->first = $each;
    }
    $second = $emite->changes->follow($store, $options['types'], untilEmpty: true)->current();
    return ['first' => $store->first['type'], 'second' => $second['type']];
}

function call(Emite $emite, string $name, array $args): mixed
{
    $own = [
        'decimal' => fn (mixed $value) => Decimal::of($value),
        'sum' => fn (mixed ...$values) => Decimal::sum(...$values),
        'times' => fn (mixed $one, mixed $other) => Decimal::times($one, $other),
        'list' => fn (array $filter) => iterator_to_array($emite->list($filter), false),
        'changes.mark' => fn () => $emite->changes->now(),
        'changes.read' => fn (array $options) => readChanges($emite, $options),
        'changes.first' => fn (array $options) =>
            $emite->changes->follow(new Store($options['cursor']), $options['types'])->current(),
        'changes.resume' => fn (array $options) => resume($emite, $options),
        'sandbox.a1' => fn (array $holder) => $emite->sandbox->a1(...$holder),
        'webhooks.verify' => fn (string $raw, array $headers, string $secret, int $nowMs) =>
            $emite->webhooks->verify($raw, $headers, $secret, $nowMs / 1000),
    ];
    if (isset($own[$name])) {
        return $own[$name](...$args);
    }
    [$group, $verb] = explode('.', $name);
    if (in_array($verb, ['emit', 'emitAndWait', 'waitFor'], true) && isset($args[1])) {
        $options = $args[1];
        if (isset($options['timeoutMs'])) {
            $options['timeout'] = $options['timeoutMs'] / 1000;
            unset($options['timeoutMs']);
        }
        return $emite->$group->$verb($args[0], ...$options);
    }
    return $emite->$group->$verb(...$args);
}

function errorValue(Throwable $error, string $name): mixed
{
    return match ($name) {
        'name' => (new ReflectionClass($error))->getShortName(),
        'message' => $error->getMessage(),
        'code' => $error->errorCode ?? null,
        default => $error->$name ?? null,
    };
}

function runStep(array $step, array &$vars, array $bodies): void
{
    $options = ['sleep' => static fn (float $seconds) => null, ...($step['with'] ?? [])];
    if (isset($step['fault'])) {
        $options['http'] = new Faulty($step['fault']);
    }
    try {
        $result = call(new Emite(...$options), $step['call'], fill($step['args'], $vars, $bodies));
    } catch (Throwable $error) {
        if (!isset($step['error'])) {
            throw $error;
        }
        foreach (fill($step['error'], $vars, $bodies) as $name => $expected) {
            if ($name === 'fields') {
                $missing = array_diff($expected, array_column($error->fields, 'field'));
                if ($missing !== []) {
                    throw new LogicException(implode(', ', $missing) . ' not named');
                }
            } elseif (!fits(errorValue($error, $name), $expected)) {
                throw new LogicException("$name is " . json_encode(errorValue($error, $name)), 0, $error);
            }
        }
        return;
    }
    if (isset($step['error'])) {
        throw new LogicException("{$step['call']} did not fail");
    }
    foreach (fill($step['expect'] ?? [], $vars, $bodies) as $path => $expected) {
        if (!fits(valueAt($result, (string) $path), $expected)) {
            throw new LogicException("$path is " . substr((string) json_encode(valueAt($result, (string) $path)), 0, 300));
        }
    }
    if (isset($step['as'])) {
        $vars[$step['as']] = $result;
    }
}

['bodies' => $bodies, 'cases' => $cases] = json_decode(file_get_contents($casesFile), true);
['vars' => $vars] = json_decode(file_get_contents($contextFile), true);
foreach ($cases as ['name' => $name, 'steps' => $steps]) {
    $problem = null;
    try {
        $vars['now'] = (new DateTimeImmutable())->format(DATE_ATOM);
        foreach ($steps as $step) {
            runStep($step, $vars, $bodies);
        }
    } catch (Throwable $error) {
        $problem = $error::class . ": {$error->getMessage()} {$error->getFile()}:{$error->getLine()}";
    }
    echo json_encode(['name' => $name, 'problem' => $problem]), "\n";
}
