import { readContentSettings } from './settings'

// Wrong settings stop the process at start, not at the first request.
try {
  readContentSettings()
} catch (error) {
  console.error((error as Error).message)
  process.exit(1)
}
