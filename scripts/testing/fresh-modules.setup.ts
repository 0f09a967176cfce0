import { vi } from 'vitest'

// Files share a worker, which is far cheaper than one worker each; module state must not leak into
// the next file.
vi.resetModules()
