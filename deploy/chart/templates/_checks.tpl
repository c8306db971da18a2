{{/*
Checks that the schema cannot express: combinations of values that do not work. The schema checks names and types.
*/}}
{{- define "income.checks" -}}
{{- $values := .Values -}}
{{- $secrets := list "DATABASE_URL" "QUEUE_URL" "S3_ACCESS_KEY" "S3_SECRET_KEY" "ENCRYPTION_KEY" "PREVIOUS_ENCRYPTION_KEY" "OIDC_CLIENT_SECRET" -}}
{{- range $name, $_ := merge (dict) $values.settings $values.api.settings -}}
  {{- if has $name $secrets -}}
    {{- fail (printf "settings.%s is a secret, but Helm stores values unencrypted with each release: put it into the Secret that existingSecret names" $name) -}}
  {{- end -}}
{{- end -}}
{{- range $name, $place := include "income.secrets" . | fromYaml -}}
  {{- if not $place.name -}}
    {{- fail (printf "existingSecret is empty: name the Secret that has %s, or set secretKeys.%s to where it is" $name $name) -}}
  {{- end -}}
{{- end -}}
{{- if not $values.settings.S3_ENDPOINT -}}
  {{- fail "settings.S3_ENDPOINT is empty: set it to the address of the storage as pods reach it, such as https://s3.eu-central-1.amazonaws.com" -}}
{{- end -}}
{{- if not (regexMatch "^https?://[^/]+$" $values.api.settings.PUBLIC_URL) -}}
  {{- fail (printf "api.settings.PUBLIC_URL is %q: set it to the address at which browsers reach the service, without a path, such as https://income.example.com" $values.api.settings.PUBLIC_URL) -}}
{{- end -}}
{{- if eq $values.image.tag "latest" -}}
  {{- fail "image.tag is \"latest\": name a version, so that all pods run the same one and a rollback is possible" -}}
{{- end -}}
{{- range $component := list "api" "worker" -}}
  {{- $scaling := (index $values $component).autoscaling -}}
  {{- if and $scaling.enabled (gt (int $scaling.minReplicas) (int $scaling.maxReplicas)) -}}
    {{- fail (printf "%s.autoscaling.minReplicas (%d) is above maxReplicas (%d): raise maxReplicas" $component (int $scaling.minReplicas) (int $scaling.maxReplicas)) -}}
  {{- end -}}
{{- end -}}
{{- if and $values.worker.autoscaling.enabled (not $values.worker.autoscaling.prometheus) -}}
  {{- fail "worker.autoscaling needs to know how long files have waited: set worker.autoscaling.prometheus, such as http://prometheus.monitoring:9090" -}}
{{- end -}}
{{- if lt (int $values.worker.gracePeriodSeconds) 30 -}}
  {{- fail (printf "worker.gracePeriodSeconds is %d: a worker needs up to 30 seconds to give its files back" (int $values.worker.gracePeriodSeconds)) -}}
{{- end -}}
{{- include "income.checkMemory" . -}}
{{- include "income.checkNetwork" . -}}
{{- end }}

{{- define "income.checkMemory" -}}
{{- $space := include "income.mebibytes" .Values.worker.workSpace | int64 -}}
{{- $file := div (int64 (.Values.settings.MAX_FILE_SIZE | default 1073741824)) 1048576 -}}
{{- if lt $space (mul 2 $file) -}}
  {{- fail (printf "worker.workSpace is %s, but files of %d MiB are accepted: give it %dMi, or lower settings.MAX_FILE_SIZE" .Values.worker.workSpace $file (mul 2 $file)) -}}
{{- end -}}
{{- with ((.Values.worker.resources).limits).memory -}}
  {{- $needed := include "income.workerMemory" $ | int64 -}}
  {{- if lt (include "income.mebibytes" . | int64) $needed -}}
    {{- fail (printf "worker.resources.limits.memory is %s, but READERS × READER_MEMORY, 400 MiB and workSpace come to %dMi: leave the limit out, or give it that much" . $needed) -}}
  {{- end -}}
{{- end -}}
{{- end }}

{{- define "income.checkNetwork" -}}
{{- if .Values.networkPolicy.enabled -}}
  {{- range $store, $place := .Values.networkPolicy.stores -}}
    {{- if not $place.to -}}
      {{- fail (printf "networkPolicy.stores.%s.to is empty, so workers that read hostile documents could reach every network: set it to the store's address, such as [{ ipBlock: { cidr: 10.20.0.5/32 } }], or set networkPolicy.enabled to false" $store) -}}
    {{- end -}}
  {{- end -}}
{{- end -}}
{{- if .Values.ingress.enabled -}}
  {{- $https := hasPrefix "https://" .Values.api.settings.PUBLIC_URL -}}
  {{- if and .Values.ingress.tlsSecret (not $https) -}}
    {{- fail (printf "ingress.tlsSecret is given, but api.settings.PUBLIC_URL is %s: browsers connect by https, so it must begin with https://" .Values.api.settings.PUBLIC_URL) -}}
  {{- end -}}
{{- end -}}
{{- end }}
