window.addEventListener('load', () => {
  SwaggerUIBundle({
    url: '/api/v1/openapi.json',
    dom_id: '#documentation',
    deepLinking: true,
    defaultModelsExpandDepth: 0,
    validatorUrl: null,
  })
})
