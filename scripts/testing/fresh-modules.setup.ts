import { vi } from 'vitest'

// Files share a worker, which is far cheaper than one each; what our modules hold is left to no
// other file.
vi.resetModules()
