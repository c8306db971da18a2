{{- define "income.name" -}}
{{- if contains "income" .Release.Name }}{{ .Release.Name | trunc 50 | trimSuffix "-" }}{{ else }}{{ printf "%s-income" .Release.Name | trunc 50 | trimSuffix "-" }}{{ end -}}
{{- end }}

{{- define "income.selector" -}}
app.kubernetes.io/name: income
app.kubernetes.io/instance: {{ .root.Release.Name }}
app.kubernetes.io/component: {{ .component }}
{{- end }}

{{- define "income.labels" -}}
{{ include "income.selector" . }}
app.kubernetes.io/version: {{ .root.Chart.AppVersion | quote }}
app.kubernetes.io/managed-by: {{ .root.Release.Service }}
helm.sh/chart: {{ printf "%s-%s" .root.Chart.Name .root.Chart.Version }}
{{- end }}

{{- define "income.metadata" -}}
name: {{ include "income.name" .root }}-{{ .component }}
namespace: {{ .root.Release.Namespace }}
labels:
  {{- include "income.labels" . | nindent 2 }}
{{- end }}

{{/* Properties of a component's pods: `pod` of the values. */}}
{{- define "income.podMetadata" -}}
labels:
  {{- include "income.labels" . | nindent 2 }}
  {{- with (.values).labels }}{{ toYaml . | nindent 2 }}{{ end }}
{{- with (.values).annotations }}
annotations:
  {{- toYaml . | nindent 2 }}
{{- end }}
{{- end }}

{{- define "income.podSpec" -}}
automountServiceAccountToken: false
enableServiceLinks: false
securityContext:
  runAsNonRoot: true
  {{- with .root.Values.podSecurity }}
  {{- if not (kindIs "invalid" .runAsUser) }}
  runAsUser: {{ int64 .runAsUser }}
  {{- end }}
  {{- if not (kindIs "invalid" .fsGroup) }}
  fsGroup: {{ int64 .fsGroup }}
  {{- end }}
  {{- end }}
  seccompProfile: { type: RuntimeDefault }
{{- with .root.Values.image.pullSecrets }}
imagePullSecrets:
  {{- range . }}
  - name: {{ . }}
  {{- end }}
{{- end }}
{{- range $name := list "nodeSelector" "tolerations" "affinity" "topologySpreadConstraints" }}
{{- with (index ($.values | default dict) $name) }}
{{ $name }}:
  {{- toYaml . | nindent 2 }}
{{- end }}
{{- end }}
{{- end }}

{{- define "income.container" -}}
image: {{ include "income.image" . }}
imagePullPolicy: {{ .root.Values.image.pullPolicy }}
securityContext:
  allowPrivilegeEscalation: false
  readOnlyRootFilesystem: true
  capabilities: { drop: [ALL] }
{{- end }}

{{- define "income.image" -}}
{{- $values := .root.Values.image -}}
{{- with $values.registry }}{{ trimSuffix "/" . }}/{{ end }}income-{{ .image }}:{{ $values.tag | default .root.Chart.AppVersion }}
{{- end }}

{{/* Settings as environment variables. Helm parses all numbers as floating-point, so integers are written without exponents. */}}
{{- define "income.settings" -}}
{{- range $name, $value := . }}
{{- if and (not (kindIs "invalid" $value)) (ne (toString $value) "") }}
- name: {{ $name }}
  value: {{ ternary (printf "%d" (int64 $value)) (toString $value) (or (kindIs "float64" $value) (kindIs "int64" $value)) | quote }}
{{- end }}
{{- end }}
{{- end }}

{{/* The Secret and key of each secret setting. */}}
{{- define "income.secrets" -}}
{{- $all := dict -}}
{{- range $name := list "DATABASE_URL" "QUEUE_URL" "S3_ACCESS_KEY" "S3_SECRET_KEY" "ENCRYPTION_KEY" -}}
{{- $_ := set $all $name dict -}}
{{- end -}}
{{- range $name, $place := mergeOverwrite $all (deepCopy .Values.secretKeys) -}}
{{- $_ := set $all $name (dict "name" ($place.name | default $.Values.existingSecret) "key" ($place.key | default $name)) -}}
{{- end -}}
{{- toYaml $all -}}
{{- end }}

{{- define "income.secretEnvironment" -}}
{{- range $name, $_ := include "income.secrets" . | fromYaml }}
- name: {{ $name }}_FILE
  value: /run/secrets/income/{{ $name }}
{{- end }}
{{- end }}

{{- define "income.secretMount" -}}
- name: secrets
  mountPath: /run/secrets/income
  readOnly: true
{{- end }}

{{- define "income.secretVolume" -}}
- name: secrets
  projected:
    # 0440
    defaultMode: 288
    sources:
      {{- range $name, $place := include "income.secrets" . | fromYaml }}
      - secret:
          name: {{ $place.name }}
          items: [{ key: {{ $place.key | quote }}, path: {{ $name }} }]
      {{- end }}
{{- end }}

{{/* A quantity of memory in MiB; the schema allows only Mi and Gi. */}}
{{- define "income.mebibytes" -}}
{{- if hasSuffix "Gi" . }}{{ mul 1024 (trimSuffix "Gi" . | atoi) }}{{ else }}{{ trimSuffix "Mi" . | atoi }}{{ end -}}
{{- end }}

{{/* The memory of the readers, the worker itself and the files being read, in MiB. */}}
{{- define "income.workerMemory" -}}
{{- $settings := .Values.worker.settings -}}
{{- $readers := mul (int64 ($settings.READERS | default 2)) (int64 ($settings.READER_MEMORY | default 600)) -}}
{{- add $readers 400 (include "income.mebibytes" .Values.worker.workSpace | int64) -}}
{{- end }}

{{- define "income.publicHost" -}}
{{- (urlParse .Values.api.settings.PUBLIC_URL).hostname -}}
{{- end }}
