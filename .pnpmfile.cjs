// These packages name tools as optional peers that they run without: Prisma's command line and TypeScript. As this workspace has
// both, they would come along into the images.
const WITH_TOOLS_AS_PEERS = ['@prisma/client', 'valibot']

// What this package's install script alone needs, which would fetch CUDA and does not run here.
const FOR_INSTALL_SCRIPT = { 'onnxruntime-node': ['adm-zip', 'global-agent'] }

module.exports = {
  hooks: {
    readPackage(manifest) {
      const unneeded = FOR_INSTALL_SCRIPT[manifest.name]
      if (unneeded) {
        const dependencies = Object.entries(manifest.dependencies).filter(([name]) => !unneeded.includes(name))
        return { ...manifest, dependencies: Object.fromEntries(dependencies) }
      }
      if (!WITH_TOOLS_AS_PEERS.includes(manifest.name)) return manifest
      return { ...manifest, peerDependencies: {}, peerDependenciesMeta: {} }
    },
  },
}
