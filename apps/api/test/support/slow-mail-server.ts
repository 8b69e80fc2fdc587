import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

const EVERY_MS = 20;
/** EHLO is answered by line after line, or byte by byte, and never to the end. */
const DRIPS = { lines: ['250-x\r\n'], bytes: [...'250-x\r\n'] } as const;

/** An SMTP server that keeps talking and accepts nothing, on this machine until the test ends. */
export async function slowMailServer(kind: keyof typeof DRIPS) {
  const open = new Set<Socket>();
  let mostOpen = 0;
  const drip = (socket: Socket): void => {
    const parts = DRIPS[kind];
    let at = 0;
    const timer = setInterval(() => socket.write(parts[at++ % parts.length] ?? ''), EVERY_MS);
    socket.on('close', () => clearInterval(timer));
  };
  const server = createServer((socket) => {
    open.add(socket);
    mostOpen = Math.max(mostOpen, open.size);
    socket.on('error', () => socket.destroy());
    socket.on('close', () => open.delete(socket));
    socket.once('data', () => drip(socket));
    socket.write('220 lento.example ESMTP\r\n');
  });
  const hangUp = () => {
    for (const socket of open) socket.destroy();
  };
  onTestFinished(() => {
    server.close();
    hangUp();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('no port');
  return {
    port: address.port,
    open,
    /** The highest number of connections that were open together. */
    mostOpen: () => mostOpen,
    hangUp,
  };
}
