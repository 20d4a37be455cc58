/**
 * A WebSocket that drops messages once it is closing. The browser would drop them too, but logs an error for each one: the
 * client leaves its channels when a player signs out, at the moment in which the server closes the connection.
 */
export class OpenSocket extends WebSocket {
  override send(data: Parameters<WebSocket['send']>[0]): void {
    if (this.readyState === WebSocket.OPEN) super.send(data);
  }
}
