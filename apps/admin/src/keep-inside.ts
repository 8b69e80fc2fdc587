import { subscribe } from 'node:diagnostics_channel';
import { ServerResponse } from 'node:http';

/** Names the API's address inside, which nobody outside needs; the framework has no setting for it. */
const OF_THE_INSIDE = 'x-middleware-rewrite';

/** No answer of this process tells where the API is. */
export function keepInside(): void {
  subscribe('http.server.request.start', (message) => {
    if (typeof message !== 'object' || message === null || !('response' in message)) return;
    const { response } = message;
    if (!(response instanceof ServerResponse)) return;
    const setHeader = response.setHeader.bind(response);
    response.setHeader = (name, value) =>
      name.toLowerCase() === OF_THE_INSIDE ? response : setHeader(name, value);
  });
}
