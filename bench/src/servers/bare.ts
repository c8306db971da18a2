import express from 'express'
import pg from 'pg'

/** The minimum for reading a package: Express, one SELECT, JSON; with a plain and with a prepared statement. */
const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 12 })
const app = express()
app.disable('x-powered-by')
app.disable('etag')

const SELECT = `
  SELECT package.id, package.title, public_id, external_id, package.created_at, updated_at, status, under_review,
    tenant.id AS tenant_id, tenant.name AS tenant_name, creator.id AS creator_id, creator.email AS creator_email
  FROM packages package
  JOIN tenants tenant ON tenant.id = package.tenant_id
  JOIN users creator ON creator.id = package.created_by_id
  WHERE package.id = $1`

app.get('/packages/:id', async (request, response) => {
  const { rows } = await pool.query<object>(SELECT, [request.params.id])
  response.json(rows[0])
})

app.get('/prepared/:id', async (request, response) => {
  const { rows } = await pool.query<object>({ name: 'package', text: SELECT, values: [request.params.id] })
  response.json(rows[0])
})

app.listen(Number(process.env['PORT']), '127.0.0.1')
