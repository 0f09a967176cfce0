import { LoadFailure } from './load-failure.tsx'

/** Loading the page anew also brings the screens of a release that came meanwhile. */
export function ScreenFailure() {
  return <LoadFailure error={null} onRetry={() => window.location.reload()} retrying={false} />
}
