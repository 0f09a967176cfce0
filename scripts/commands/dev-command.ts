import { join } from 'node:path'
import { buildPackages } from '../stack/builds.ts'
import { onShutdown, takeRunnerLock } from '../stack/commands.ts'
import { prepareCommerce, prepareContent } from '../stack/databases.ts'
import { commerceEnv, contentEnv, shopEnv } from '../stack/environment.ts'
import { inRoot } from '../stack/paths.ts'
import { RunningService, type Service } from '../stack/services.ts'
import { loadSettings } from '../stack/settings.ts'
import { withSimulatedSocial } from '../stack/social-simulator.ts'
import { Stack } from '../stack/stack.ts'
import { step } from '../stack/steps.ts'
import { announce } from './start-command.ts'

const bin = (folder: string, name: string) => inRoot(folder, 'node_modules/.bin', name)

/** `npm run dev`: the three applications from their sources, with hot reload. */
export async function dev(): Promise<void> {
  const stack = new Stack(await loadSettings())
  const { settings, places } = stack
  await takeRunnerLock(places.runDir)
  const services: RunningService[] = []
  const stop = async () => {
    await Promise.all([stack.vnpay, stack.social, ...services].map((service) => service?.stop()))
    await stack.postgres?.stop()
  }
  onShutdown(stop, 0)
  const run = (name: string, command: Omit<Service, 'name' | 'log'>) => {
    const log = join(places.logDir, `${name}-dev.log`)
    const env = { ...command.env, NODE_ENV: 'development' }
    const service = new RunningService({ name, log, ...command, env }, places.runDir)
    services.push(service)
    return step(`Starting ${name}`, () => service.start(), log)
  }
  try {
    await stack.clear()
    await stack.assertPorts()
    await buildPackages(places.logDir)
    await stack.startDatabase()
    await prepareContent(settings, places)
    await prepareCommerce(settings, places)
    await Promise.all([
      run('content', {
        run: [bin('content-cms', 'next'), 'dev', '--port', settings.CONTENT_PORT],
        cwd: inRoot('content-cms'),
        env: contentEnv(settings, places),
        health: `${places.contentUrl}/api/health`,
      }),
      run('commerce', {
        run: [bin('commerce', 'medusa'), 'develop'],
        cwd: inRoot('commerce'),
        env: commerceEnv(settings, places),
        health: `${places.commerceUrl}/health`,
      }),
      stack.startSimulators(),
    ])
    await run('shop', {
      run: [bin('.', 'astro'), 'dev', '--port', settings.SHOP_PORT, '--ignore-lock'],
      cwd: inRoot(),
      env: await shopEnv(withSimulatedSocial(settings), places),
      health: `${places.shopUrl}/favicon.svg`,
    })
  } catch (error) {
    await stop()
    throw error
  }
  await announce(stack)
}
