import { lazyRouteComponent } from '@tanstack/react-router'
import { noAnswer } from '../../../api-client/api-error.ts'

/**
 * A component whose code is loaded when it is needed. Code that cannot be loaded throws an ApiError
 * with status 0: at the browser's own error the router would reload the page, even offline.
 */
export function lateComponent<
  Module extends Record<string, unknown>,
  Name extends keyof Module & string,
>(load: () => Promise<Module>, name: Name) {
  const loadOrTell = () =>
    load().catch((error: unknown): never => {
      throw noAnswer('network', error)
    })
  return lazyRouteComponent(loadOrTell, name)
}
