<?php
// Emits, waits, cancels and reads the paper by what openapi-generator made.
require 'GuzzleHttp/autoload.php';
spl_autoload_register(function (string $class): void {
    $file = getcwd() . '/lib/' . str_replace(['OpenAPI\\Client\\', '\\'], ['', '/'], $class) . '.php';
    if (is_file($file)) {
        require $file;
    }
});

use OpenAPI\Client\Api\NFEApi;
use OpenAPI\Client\Configuration;
use OpenAPI\Client\Model\CancelNfeBody;
use OpenAPI\Client\Model\EmissaoNfe;
use OpenAPI\Client\ObjectSerializer;

$config = (new Configuration())
    ->setHost(getenv('EMITE_URL'))
    ->setAccessToken(getenv('EMITE_TOKEN'))
    ->setApiKey('X-Access-Key', getenv('EMITE_ACCESS_KEY'));
$api = new NFEApi(new GuzzleHttp\Client(), $config);
$body = ObjectSerializer::deserialize(json_decode(file_get_contents($argv[1])), EmissaoNfe::class);

$id = $api->emitNfe($body, 'wait=30')->getInvoiceId();
echo $api->getNfe($id)->getStatus(), "\n";
$reason = new CancelNfeBody(['reason' => 'Pedido desfeito pelo cliente']);
echo $api->cancelNfe($id, $reason, null, null, 'wait=30')->getEvent()->getStatus(), "\n";
echo $api->getNfe($id)->getStatus(), "\n";
echo substr(file_get_contents($api->pdfNfe($id)->getPathname()), 0, 5), "\n";
