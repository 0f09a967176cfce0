export { list as GET } from '../../../../trail/http/trail'
