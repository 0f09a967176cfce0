export { takeExport as POST } from '../../../../../../privacy/http/own-data'
