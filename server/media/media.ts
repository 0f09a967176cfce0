import type { IncomingMessage, ServerResponse } from 'node:http'

/** What answers for `/media/`. */
export interface Media {
  /** False for a while after the storage has not answered. */
  readonly isUp: boolean
  /**
   * Answers a GET or HEAD.
   * @param path of the file below `/media`, as it stands in the address: `/kem.webp`
   * @param missing answers for a file that is not there
   */
  send(
    request: IncomingMessage,
    response: ServerResponse,
    path: string,
    missing: () => void,
  ): Promise<void>
}
