import http from 'node:http';

/** The least a receiver of webhooks can do: read the body, answer 204. Prints its address as JSON. */
const server = http.createServer((request, response) => {
  request.resume();
  request.once('end', () => response.writeHead(204).end());
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  process.stdout.write(`${JSON.stringify({ url: `http://127.0.0.1:${port}/` })}\n`);
});
process.on('SIGTERM', () => process.exit(0));
