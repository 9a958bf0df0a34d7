/** How often a request is sent at most: a server that never answers with anything else is not just busy. */
const most = 20;

/**
 * Sends a request as every client does: again while the answer is 503. On a machine so busy that a transaction waits for
 * its rows longer than the time limits allow, that says that nothing was stored.
 */
export async function whileBusy(send: () => Promise<Response>): Promise<Response> {
  for (let sent = 1; ; sent += 1) {
    const answer = await send();
    if (answer.status !== 503 || sent === most) return answer;
    await answer.body?.cancel();
  }
}
