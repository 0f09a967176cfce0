// Loaded into a Medusa process that is measured: counts the statements it sends to PostgreSQL, and
// reports them and its CPU time when it is asked over the channel to its parent.
const Module = require('node:module')

let statements = 0
const metered = new WeakSet()

function meter(Client) {
  if (metered.has(Client)) return
  metered.add(Client)
  const { query } = Client.prototype
  Client.prototype.query = function (...given) {
    statements += 1
    return query.apply(this, given)
  }
}

const load = Module._load
Module._load = function (name, ...rest) {
  const loaded = load.call(this, name, ...rest)
  if (name === 'pg' && loaded.Client) meter(loaded.Client)
  return loaded
}

process.on('disconnect', () => process.exit())
process.on('message', () => process.send?.({ statements, cpu: process.cpuUsage() }))
