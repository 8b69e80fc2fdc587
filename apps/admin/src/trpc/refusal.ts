/** A refusal outside the procedures: the API's own error body, as `faultOf` reads it. */
class Refusal extends Error {
  readonly data: unknown;
  constructor(body: unknown) {
    super(typeof body === 'object' && body !== null && 'message' in body ? String(body.message) : '');
    this.data = body;
  }
}

/** @throws the refusal, as `faultOf` reads it */
export async function assertAccepted(answer: Response): Promise<void> {
  if (!answer.ok) throw new Refusal(await answer.json().catch(() => null));
}
