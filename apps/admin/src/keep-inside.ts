import { subscribe } from 'node:diagnostics_channel';
import { ServerResponse } from 'node:http';

/** Header with the API's internal address; the framework has no setting to omit it. */
const OF_THE_INSIDE = 'x-middleware-rewrite';

/** Removes the API's address from every response of this process. */
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
