from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..models.emissao_mdfe_carregamento_posterior import EmissaoMdfeCarregamentoPosterior
from ..models.emissao_mdfe_emitente import EmissaoMdfeEmitente
from ..models.emissao_mdfe_forma_emissao import EmissaoMdfeFormaEmissao
from ..models.emissao_mdfe_mod import EmissaoMdfeMod
from ..models.emissao_mdfe_modal import EmissaoMdfeModal
from ..models.emissao_mdfe_participa_canal_verde import EmissaoMdfeParticipaCanalVerde
from ..models.emissao_mdfe_tipo_carga import EmissaoMdfeTipoCarga
from ..models.emissao_mdfe_tipo_transporte import EmissaoMdfeTipoTransporte
from ..models.uf_ou_exterior import UfOuExterior
from ..types import UNSET, Unset
from typing import cast

if TYPE_CHECKING:
  from ..models.emissao_mdfe_lacres import EmissaoMdfeLacres
  from ..models.emissao_mdfe_modal_aereo import EmissaoMdfeModalAereo
  from ..models.emissao_mdfe_modal_aquaviario import EmissaoMdfeModalAquaviario
  from ..models.emissao_mdfe_modal_ferroviario import EmissaoMdfeModalFerroviario
  from ..models.emissao_mdfe_modal_rodoviario import EmissaoMdfeModalRodoviario
  from ..models.emissao_mdfe_municipios_carregamento import EmissaoMdfeMunicipiosCarregamento
  from ..models.emissao_mdfe_municipios_descarregamento import EmissaoMdfeMunicipiosDescarregamento
  from ..models.emissao_mdfe_percursos import EmissaoMdfePercursos
  from ..models.emissao_mdfe_pessoas_autorizadas import EmissaoMdfePessoasAutorizadas
  from ..models.emissao_mdfe_seguros_carga import EmissaoMdfeSegurosCarga





T = TypeVar("T", bound="EmissaoMdfe")



@_attrs_define
class EmissaoMdfe:
    """ 
        Attributes:
            mod (EmissaoMdfeMod): Modelo do documento: 58 = MDF-e; deve corresponder à rota
            emitente (EmissaoMdfeEmitente | Unset):
            tipo_transporte (EmissaoMdfeTipoTransporte | Unset):
            serie (str | Unset): Série; vazia = série padrão da empresa. Formato: número de 0 a 999.
            numero (str | Unset): Número do MDF-e; vazio = numeração automática por empresa, ambiente e série. Formato:
                número de 1 a 999999999.
            codigo_unico (str | Unset): Código numérico de 8 dígitos da chave; sorteado quando ausente. Formato: 8 dígitos.
            modal (EmissaoMdfeModal | Unset):
            data_emissao (str | Unset): Data e hora de emissão com fuso; padrão = agora. Formato: data e hora AAAA-MM-
                DDThh:mm:ss-03:00.
            forma_emissao (EmissaoMdfeFormaEmissao | Unset):
            versao_aplicativo (str | Unset): Versão do aplicativo emissor. Formato: de 1 a 20 caracteres.
            uf_inicio (str | Unset): UF de carregamento; EX no exterior
            uf_fim (str | Unset): UF de descarregamento; EX no exterior
            data_hora_previsto_inicio_viagem (str | Unset): Início previsto da viagem. Formato: data e hora AAAA-MM-
                DDThh:mm:ss-03:00.
            participa_canal_verde (EmissaoMdfeParticipaCanalVerde | Unset): Participa do projeto Canal Verde. Formato: um de
                1 (sim).
            carregamento_posterior (EmissaoMdfeCarregamentoPosterior | Unset): Os documentos da carga serão incluídos
                depois, por evento. Formato: um de 1 (sim).
            cnpj_emitente (str | Unset): CNPJ do emitente, com ou sem máscara; padrão = empresa do token
            cpf_emitente (str | Unset): CPF do emitente pessoa física. Formato: CPF de 11 dígitos.
            inscricao_estadual_emitente (str | Unset): Inscrição estadual do emitente
            nome_emitente (str | Unset): Nome do emitente
            nome_fantasia_emitente (str | Unset): Nome fantasia; padrão = cadastro. Formato: de 1 a 60 caracteres.
            logradouro_emitente (str | Unset): Logradouro; padrão = cadastro. Formato: de 2 a 60 caracteres.
            numero_emitente (str | Unset): Número; padrão = cadastro. Formato: de 1 a 60 caracteres.
            complemento_emitente (str | Unset): Complemento; padrão = cadastro. Formato: de 1 a 60 caracteres.
            bairro_emitente (str | Unset): Bairro; padrão = cadastro. Formato: de 2 a 60 caracteres.
            codigo_municipio_emitente (str | Unset): Código IBGE do município; padrão = cadastro. Formato: código IBGE de 7
                dígitos.
            municipio_emitente (str | Unset): Nome do município; padrão = cadastro. Formato: de 2 a 60 caracteres.
            cep_emitente (str | Unset): CEP; padrão = cadastro. Formato: 8 dígitos.
            uf_emitente (UfOuExterior | Unset):
            telefone_emitente (str | Unset): Telefone; padrão = cadastro. Formato: de 7 a 12 dígitos.
            email_emitente (str | Unset): E-mail; padrão = cadastro. Formato: e-mail de 6 a 60 caracteres.
            tipo_carga (EmissaoMdfeTipoCarga | Unset):
            descricao_produto (str | Unset): Descrição do produto predominante. Formato: de 1 a 120 caracteres.
            codigo_barras_produto (str | Unset): GTIN do produto predominante. Formato: GTIN de 8, 12, 13 ou 14 dígitos ou
                SEM GTIN.
            codigo_ncm_produto (str | Unset): NCM do produto predominante; exigida em carga lotação. Formato: 8 dígitos, ou
                2 para o capítulo.
            cep_carregamento (str | Unset): CEP do local de carregamento. Formato: 8 dígitos.
            latitude_carregamento (str | Unset): Latitude do local de carregamento. Formato: graus de -90 a 90, 6 decimais.
            longitude_carregamento (str | Unset): Longitude do local de carregamento. Formato: graus de -180 a 180, 6
                decimais.
            cep_descarregamento (str | Unset): CEP do local de descarregamento. Formato: 8 dígitos.
            latitude_descarregamento (str | Unset): Latitude do local de descarregamento. Formato: graus de -90 a 90, 6
                decimais.
            longitude_descarregamento (str | Unset): Longitude do local de descarregamento. Formato: graus de -180 a 180, 6
                decimais.
            quantidade_total_cte (str | Unset): Quantidade de CT-e; contada quando vazia. Formato: de 1 a 6 dígitos.
            quantidade_total_nfe (str | Unset): Quantidade de NF-e; contada quando vazia. Formato: de 1 a 6 dígitos.
            quantidade_total_mdfe_aquaviario (str | Unset): Quantidade de MDF-e; contada quando vazia. Formato: de 1 a 6
                dígitos.
            valor_total_carga (str | Unset): Valor total da carga
            codigo_unidade_medida_peso_bruto (str | Unset): Unidade do peso bruto: 01 quilogramas, 02 toneladas
            peso_bruto (str | Unset): Peso bruto total da carga
            informacao_adicional_fisco (str | Unset): Texto de interesse do fisco. Formato: de 1 a 2000 caracteres.
            informacao_complementar (str | Unset): Texto complementar. Formato: de 1 a 5000 caracteres.
            cnpj_responsavel_tecnico (str | Unset): CNPJ do desenvolvedor; padrão = dados da plataforma. Formato: CNPJ de 14
                posições.
            contato_responsavel_tecnico (str | Unset): Contato. Formato: de 2 a 60 caracteres.
            email_responsavel_tecnico (str | Unset): E-mail. Formato: e-mail de 6 a 60 caracteres.
            telefone_responsavel_tecnico (str | Unset): Telefone. Formato: de 7 a 12 dígitos.
            codigo_responsavel_tecnico (str | Unset): Identificador do CSRT. Formato: 3 dígitos.
            hash_responsavel_tecnico (str | Unset): Base64(SHA-1(CSRT + chave)). Formato: Base64 de 20 bytes.
            municipios_carregamento (list[EmissaoMdfeMunicipiosCarregamento] | Unset): Municípios de carregamento, de 1 a 50
            percursos (list[EmissaoMdfePercursos] | Unset): UFs do percurso, na ordem, sem as de início e fim
            modal_rodoviario (EmissaoMdfeModalRodoviario | Unset): Modal rodoviário
            modal_aereo (EmissaoMdfeModalAereo | Unset): Modal aéreo
            modal_aquaviario (EmissaoMdfeModalAquaviario | Unset): Modal aquaviário
            modal_ferroviario (EmissaoMdfeModalFerroviario | Unset): Modal ferroviário
            municipios_descarregamento (list[EmissaoMdfeMunicipiosDescarregamento] | Unset): Municípios de descarregamento e
                os seus documentos, de 1 a 1000
            seguros_carga (list[EmissaoMdfeSegurosCarga] | Unset): Seguros da carga
            lacres (list[EmissaoMdfeLacres] | Unset): Lacres do MDF-e
            pessoas_autorizadas (list[EmissaoMdfePessoasAutorizadas] | Unset): Pessoas autorizadas a baixar o XML
     """

    mod: EmissaoMdfeMod
    emitente: EmissaoMdfeEmitente | Unset = UNSET
    tipo_transporte: EmissaoMdfeTipoTransporte | Unset = UNSET
    serie: str | Unset = UNSET
    numero: str | Unset = UNSET
    codigo_unico: str | Unset = UNSET
    modal: EmissaoMdfeModal | Unset = UNSET
    data_emissao: str | Unset = UNSET
    forma_emissao: EmissaoMdfeFormaEmissao | Unset = UNSET
    versao_aplicativo: str | Unset = UNSET
    uf_inicio: str | Unset = UNSET
    uf_fim: str | Unset = UNSET
    data_hora_previsto_inicio_viagem: str | Unset = UNSET
    participa_canal_verde: EmissaoMdfeParticipaCanalVerde | Unset = UNSET
    carregamento_posterior: EmissaoMdfeCarregamentoPosterior | Unset = UNSET
    cnpj_emitente: str | Unset = UNSET
    cpf_emitente: str | Unset = UNSET
    inscricao_estadual_emitente: str | Unset = UNSET
    nome_emitente: str | Unset = UNSET
    nome_fantasia_emitente: str | Unset = UNSET
    logradouro_emitente: str | Unset = UNSET
    numero_emitente: str | Unset = UNSET
    complemento_emitente: str | Unset = UNSET
    bairro_emitente: str | Unset = UNSET
    codigo_municipio_emitente: str | Unset = UNSET
    municipio_emitente: str | Unset = UNSET
    cep_emitente: str | Unset = UNSET
    uf_emitente: UfOuExterior | Unset = UNSET
    telefone_emitente: str | Unset = UNSET
    email_emitente: str | Unset = UNSET
    tipo_carga: EmissaoMdfeTipoCarga | Unset = UNSET
    descricao_produto: str | Unset = UNSET
    codigo_barras_produto: str | Unset = UNSET
    codigo_ncm_produto: str | Unset = UNSET
    cep_carregamento: str | Unset = UNSET
    latitude_carregamento: str | Unset = UNSET
    longitude_carregamento: str | Unset = UNSET
    cep_descarregamento: str | Unset = UNSET
    latitude_descarregamento: str | Unset = UNSET
    longitude_descarregamento: str | Unset = UNSET
    quantidade_total_cte: str | Unset = UNSET
    quantidade_total_nfe: str | Unset = UNSET
    quantidade_total_mdfe_aquaviario: str | Unset = UNSET
    valor_total_carga: str | Unset = UNSET
    codigo_unidade_medida_peso_bruto: str | Unset = UNSET
    peso_bruto: str | Unset = UNSET
    informacao_adicional_fisco: str | Unset = UNSET
    informacao_complementar: str | Unset = UNSET
    cnpj_responsavel_tecnico: str | Unset = UNSET
    contato_responsavel_tecnico: str | Unset = UNSET
    email_responsavel_tecnico: str | Unset = UNSET
    telefone_responsavel_tecnico: str | Unset = UNSET
    codigo_responsavel_tecnico: str | Unset = UNSET
    hash_responsavel_tecnico: str | Unset = UNSET
    municipios_carregamento: list[EmissaoMdfeMunicipiosCarregamento] | Unset = UNSET
    percursos: list[EmissaoMdfePercursos] | Unset = UNSET
    modal_rodoviario: EmissaoMdfeModalRodoviario | Unset = UNSET
    modal_aereo: EmissaoMdfeModalAereo | Unset = UNSET
    modal_aquaviario: EmissaoMdfeModalAquaviario | Unset = UNSET
    modal_ferroviario: EmissaoMdfeModalFerroviario | Unset = UNSET
    municipios_descarregamento: list[EmissaoMdfeMunicipiosDescarregamento] | Unset = UNSET
    seguros_carga: list[EmissaoMdfeSegurosCarga] | Unset = UNSET
    lacres: list[EmissaoMdfeLacres] | Unset = UNSET
    pessoas_autorizadas: list[EmissaoMdfePessoasAutorizadas] | Unset = UNSET





    def to_dict(self) -> dict[str, Any]:
        from ..models.emissao_mdfe_lacres import EmissaoMdfeLacres # noqa: PLC0415
        from ..models.emissao_mdfe_modal_aereo import EmissaoMdfeModalAereo # noqa: PLC0415
        from ..models.emissao_mdfe_modal_aquaviario import EmissaoMdfeModalAquaviario # noqa: PLC0415
        from ..models.emissao_mdfe_modal_ferroviario import EmissaoMdfeModalFerroviario # noqa: PLC0415
        from ..models.emissao_mdfe_modal_rodoviario import EmissaoMdfeModalRodoviario # noqa: PLC0415
        from ..models.emissao_mdfe_municipios_carregamento import EmissaoMdfeMunicipiosCarregamento # noqa: PLC0415
        from ..models.emissao_mdfe_municipios_descarregamento import EmissaoMdfeMunicipiosDescarregamento # noqa: PLC0415
        from ..models.emissao_mdfe_percursos import EmissaoMdfePercursos # noqa: PLC0415
        from ..models.emissao_mdfe_pessoas_autorizadas import EmissaoMdfePessoasAutorizadas # noqa: PLC0415
        from ..models.emissao_mdfe_seguros_carga import EmissaoMdfeSegurosCarga # noqa: PLC0415
        mod = self.mod.value

        emitente: str | Unset = UNSET
        if not isinstance(self.emitente, Unset):
            emitente = self.emitente.value


        tipo_transporte: str | Unset = UNSET
        if not isinstance(self.tipo_transporte, Unset):
            tipo_transporte = self.tipo_transporte.value


        serie = self.serie

        numero = self.numero

        codigo_unico = self.codigo_unico

        modal: str | Unset = UNSET
        if not isinstance(self.modal, Unset):
            modal = self.modal.value


        data_emissao = self.data_emissao

        forma_emissao: str | Unset = UNSET
        if not isinstance(self.forma_emissao, Unset):
            forma_emissao = self.forma_emissao.value


        versao_aplicativo = self.versao_aplicativo

        uf_inicio = self.uf_inicio

        uf_fim = self.uf_fim

        data_hora_previsto_inicio_viagem = self.data_hora_previsto_inicio_viagem

        participa_canal_verde: str | Unset = UNSET
        if not isinstance(self.participa_canal_verde, Unset):
            participa_canal_verde = self.participa_canal_verde.value


        carregamento_posterior: str | Unset = UNSET
        if not isinstance(self.carregamento_posterior, Unset):
            carregamento_posterior = self.carregamento_posterior.value


        cnpj_emitente = self.cnpj_emitente

        cpf_emitente = self.cpf_emitente

        inscricao_estadual_emitente = self.inscricao_estadual_emitente

        nome_emitente = self.nome_emitente

        nome_fantasia_emitente = self.nome_fantasia_emitente

        logradouro_emitente = self.logradouro_emitente

        numero_emitente = self.numero_emitente

        complemento_emitente = self.complemento_emitente

        bairro_emitente = self.bairro_emitente

        codigo_municipio_emitente = self.codigo_municipio_emitente

        municipio_emitente = self.municipio_emitente

        cep_emitente = self.cep_emitente

        uf_emitente: str | Unset = UNSET
        if not isinstance(self.uf_emitente, Unset):
            uf_emitente = self.uf_emitente.value


        telefone_emitente = self.telefone_emitente

        email_emitente = self.email_emitente

        tipo_carga: str | Unset = UNSET
        if not isinstance(self.tipo_carga, Unset):
            tipo_carga = self.tipo_carga.value


        descricao_produto = self.descricao_produto

        codigo_barras_produto = self.codigo_barras_produto

        codigo_ncm_produto = self.codigo_ncm_produto

        cep_carregamento = self.cep_carregamento

        latitude_carregamento = self.latitude_carregamento

        longitude_carregamento = self.longitude_carregamento

        cep_descarregamento = self.cep_descarregamento

        latitude_descarregamento = self.latitude_descarregamento

        longitude_descarregamento = self.longitude_descarregamento

        quantidade_total_cte = self.quantidade_total_cte

        quantidade_total_nfe = self.quantidade_total_nfe

        quantidade_total_mdfe_aquaviario = self.quantidade_total_mdfe_aquaviario

        valor_total_carga = self.valor_total_carga

        codigo_unidade_medida_peso_bruto = self.codigo_unidade_medida_peso_bruto

        peso_bruto = self.peso_bruto

        informacao_adicional_fisco = self.informacao_adicional_fisco

        informacao_complementar = self.informacao_complementar

        cnpj_responsavel_tecnico = self.cnpj_responsavel_tecnico

        contato_responsavel_tecnico = self.contato_responsavel_tecnico

        email_responsavel_tecnico = self.email_responsavel_tecnico

        telefone_responsavel_tecnico = self.telefone_responsavel_tecnico

        codigo_responsavel_tecnico = self.codigo_responsavel_tecnico

        hash_responsavel_tecnico = self.hash_responsavel_tecnico

        municipios_carregamento: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.municipios_carregamento, Unset):
            municipios_carregamento = []
            for municipios_carregamento_item_data in self.municipios_carregamento:
                municipios_carregamento_item = municipios_carregamento_item_data.to_dict()
                municipios_carregamento.append(municipios_carregamento_item)



        percursos: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.percursos, Unset):
            percursos = []
            for percursos_item_data in self.percursos:
                percursos_item = percursos_item_data.to_dict()
                percursos.append(percursos_item)



        modal_rodoviario: dict[str, Any] | Unset = UNSET
        if not isinstance(self.modal_rodoviario, Unset):
            modal_rodoviario = self.modal_rodoviario.to_dict()

        modal_aereo: dict[str, Any] | Unset = UNSET
        if not isinstance(self.modal_aereo, Unset):
            modal_aereo = self.modal_aereo.to_dict()

        modal_aquaviario: dict[str, Any] | Unset = UNSET
        if not isinstance(self.modal_aquaviario, Unset):
            modal_aquaviario = self.modal_aquaviario.to_dict()

        modal_ferroviario: dict[str, Any] | Unset = UNSET
        if not isinstance(self.modal_ferroviario, Unset):
            modal_ferroviario = self.modal_ferroviario.to_dict()

        municipios_descarregamento: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.municipios_descarregamento, Unset):
            municipios_descarregamento = []
            for municipios_descarregamento_item_data in self.municipios_descarregamento:
                municipios_descarregamento_item = municipios_descarregamento_item_data.to_dict()
                municipios_descarregamento.append(municipios_descarregamento_item)



        seguros_carga: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.seguros_carga, Unset):
            seguros_carga = []
            for seguros_carga_item_data in self.seguros_carga:
                seguros_carga_item = seguros_carga_item_data.to_dict()
                seguros_carga.append(seguros_carga_item)



        lacres: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.lacres, Unset):
            lacres = []
            for lacres_item_data in self.lacres:
                lacres_item = lacres_item_data.to_dict()
                lacres.append(lacres_item)



        pessoas_autorizadas: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.pessoas_autorizadas, Unset):
            pessoas_autorizadas = []
            for pessoas_autorizadas_item_data in self.pessoas_autorizadas:
                pessoas_autorizadas_item = pessoas_autorizadas_item_data.to_dict()
                pessoas_autorizadas.append(pessoas_autorizadas_item)




        field_dict: dict[str, Any] = {}

        field_dict.update({
            "mod": mod,
        })
        if emitente is not UNSET:
            field_dict["emitente"] = emitente
        if tipo_transporte is not UNSET:
            field_dict["tipo_transporte"] = tipo_transporte
        if serie is not UNSET:
            field_dict["serie"] = serie
        if numero is not UNSET:
            field_dict["numero"] = numero
        if codigo_unico is not UNSET:
            field_dict["codigo_unico"] = codigo_unico
        if modal is not UNSET:
            field_dict["modal"] = modal
        if data_emissao is not UNSET:
            field_dict["data_emissao"] = data_emissao
        if forma_emissao is not UNSET:
            field_dict["forma_emissao"] = forma_emissao
        if versao_aplicativo is not UNSET:
            field_dict["versao_aplicativo"] = versao_aplicativo
        if uf_inicio is not UNSET:
            field_dict["uf_inicio"] = uf_inicio
        if uf_fim is not UNSET:
            field_dict["uf_fim"] = uf_fim
        if data_hora_previsto_inicio_viagem is not UNSET:
            field_dict["data_hora_previsto_inicio_viagem"] = data_hora_previsto_inicio_viagem
        if participa_canal_verde is not UNSET:
            field_dict["participa_canal_verde"] = participa_canal_verde
        if carregamento_posterior is not UNSET:
            field_dict["carregamento_posterior"] = carregamento_posterior
        if cnpj_emitente is not UNSET:
            field_dict["cnpj_emitente"] = cnpj_emitente
        if cpf_emitente is not UNSET:
            field_dict["cpf_emitente"] = cpf_emitente
        if inscricao_estadual_emitente is not UNSET:
            field_dict["inscricao_estadual_emitente"] = inscricao_estadual_emitente
        if nome_emitente is not UNSET:
            field_dict["nome_emitente"] = nome_emitente
        if nome_fantasia_emitente is not UNSET:
            field_dict["nome_fantasia_emitente"] = nome_fantasia_emitente
        if logradouro_emitente is not UNSET:
            field_dict["logradouro_emitente"] = logradouro_emitente
        if numero_emitente is not UNSET:
            field_dict["numero_emitente"] = numero_emitente
        if complemento_emitente is not UNSET:
            field_dict["complemento_emitente"] = complemento_emitente
        if bairro_emitente is not UNSET:
            field_dict["bairro_emitente"] = bairro_emitente
        if codigo_municipio_emitente is not UNSET:
            field_dict["codigo_municipio_emitente"] = codigo_municipio_emitente
        if municipio_emitente is not UNSET:
            field_dict["municipio_emitente"] = municipio_emitente
        if cep_emitente is not UNSET:
            field_dict["cep_emitente"] = cep_emitente
        if uf_emitente is not UNSET:
            field_dict["uf_emitente"] = uf_emitente
        if telefone_emitente is not UNSET:
            field_dict["telefone_emitente"] = telefone_emitente
        if email_emitente is not UNSET:
            field_dict["email_emitente"] = email_emitente
        if tipo_carga is not UNSET:
            field_dict["tipo_carga"] = tipo_carga
        if descricao_produto is not UNSET:
            field_dict["descricao_produto"] = descricao_produto
        if codigo_barras_produto is not UNSET:
            field_dict["codigo_barras_produto"] = codigo_barras_produto
        if codigo_ncm_produto is not UNSET:
            field_dict["codigo_ncm_produto"] = codigo_ncm_produto
        if cep_carregamento is not UNSET:
            field_dict["cep_carregamento"] = cep_carregamento
        if latitude_carregamento is not UNSET:
            field_dict["latitude_carregamento"] = latitude_carregamento
        if longitude_carregamento is not UNSET:
            field_dict["longitude_carregamento"] = longitude_carregamento
        if cep_descarregamento is not UNSET:
            field_dict["cep_descarregamento"] = cep_descarregamento
        if latitude_descarregamento is not UNSET:
            field_dict["latitude_descarregamento"] = latitude_descarregamento
        if longitude_descarregamento is not UNSET:
            field_dict["longitude_descarregamento"] = longitude_descarregamento
        if quantidade_total_cte is not UNSET:
            field_dict["quantidade_total_cte"] = quantidade_total_cte
        if quantidade_total_nfe is not UNSET:
            field_dict["quantidade_total_nfe"] = quantidade_total_nfe
        if quantidade_total_mdfe_aquaviario is not UNSET:
            field_dict["quantidade_total_mdfe_aquaviario"] = quantidade_total_mdfe_aquaviario
        if valor_total_carga is not UNSET:
            field_dict["valor_total_carga"] = valor_total_carga
        if codigo_unidade_medida_peso_bruto is not UNSET:
            field_dict["codigo_unidade_medida_peso_bruto"] = codigo_unidade_medida_peso_bruto
        if peso_bruto is not UNSET:
            field_dict["peso_bruto"] = peso_bruto
        if informacao_adicional_fisco is not UNSET:
            field_dict["informacao_adicional_fisco"] = informacao_adicional_fisco
        if informacao_complementar is not UNSET:
            field_dict["informacao_complementar"] = informacao_complementar
        if cnpj_responsavel_tecnico is not UNSET:
            field_dict["cnpj_responsavel_tecnico"] = cnpj_responsavel_tecnico
        if contato_responsavel_tecnico is not UNSET:
            field_dict["contato_responsavel_tecnico"] = contato_responsavel_tecnico
        if email_responsavel_tecnico is not UNSET:
            field_dict["email_responsavel_tecnico"] = email_responsavel_tecnico
        if telefone_responsavel_tecnico is not UNSET:
            field_dict["telefone_responsavel_tecnico"] = telefone_responsavel_tecnico
        if codigo_responsavel_tecnico is not UNSET:
            field_dict["codigo_responsavel_tecnico"] = codigo_responsavel_tecnico
        if hash_responsavel_tecnico is not UNSET:
            field_dict["hash_responsavel_tecnico"] = hash_responsavel_tecnico
        if municipios_carregamento is not UNSET:
            field_dict["municipios_carregamento"] = municipios_carregamento
        if percursos is not UNSET:
            field_dict["percursos"] = percursos
        if modal_rodoviario is not UNSET:
            field_dict["modal_rodoviario"] = modal_rodoviario
        if modal_aereo is not UNSET:
            field_dict["modal_aereo"] = modal_aereo
        if modal_aquaviario is not UNSET:
            field_dict["modal_aquaviario"] = modal_aquaviario
        if modal_ferroviario is not UNSET:
            field_dict["modal_ferroviario"] = modal_ferroviario
        if municipios_descarregamento is not UNSET:
            field_dict["municipios_descarregamento"] = municipios_descarregamento
        if seguros_carga is not UNSET:
            field_dict["seguros_carga"] = seguros_carga
        if lacres is not UNSET:
            field_dict["lacres"] = lacres
        if pessoas_autorizadas is not UNSET:
            field_dict["pessoas_autorizadas"] = pessoas_autorizadas

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.emissao_mdfe_lacres import EmissaoMdfeLacres # noqa: PLC0415
        from ..models.emissao_mdfe_modal_aereo import EmissaoMdfeModalAereo # noqa: PLC0415
        from ..models.emissao_mdfe_modal_aquaviario import EmissaoMdfeModalAquaviario # noqa: PLC0415
        from ..models.emissao_mdfe_modal_ferroviario import EmissaoMdfeModalFerroviario # noqa: PLC0415
        from ..models.emissao_mdfe_modal_rodoviario import EmissaoMdfeModalRodoviario # noqa: PLC0415
        from ..models.emissao_mdfe_municipios_carregamento import EmissaoMdfeMunicipiosCarregamento # noqa: PLC0415
        from ..models.emissao_mdfe_municipios_descarregamento import EmissaoMdfeMunicipiosDescarregamento # noqa: PLC0415
        from ..models.emissao_mdfe_percursos import EmissaoMdfePercursos # noqa: PLC0415
        from ..models.emissao_mdfe_pessoas_autorizadas import EmissaoMdfePessoasAutorizadas # noqa: PLC0415
        from ..models.emissao_mdfe_seguros_carga import EmissaoMdfeSegurosCarga # noqa: PLC0415
        d = dict(src_dict)
        mod = EmissaoMdfeMod(d.pop("mod"))




        _emitente = d.pop("emitente", UNSET)
        emitente: EmissaoMdfeEmitente | Unset
        if isinstance(_emitente,  Unset):
            emitente = UNSET
        else:
            emitente = EmissaoMdfeEmitente(_emitente)




        _tipo_transporte = d.pop("tipo_transporte", UNSET)
        tipo_transporte: EmissaoMdfeTipoTransporte | Unset
        if isinstance(_tipo_transporte,  Unset):
            tipo_transporte = UNSET
        else:
            tipo_transporte = EmissaoMdfeTipoTransporte(_tipo_transporte)




        serie = d.pop("serie", UNSET)

        numero = d.pop("numero", UNSET)

        codigo_unico = d.pop("codigo_unico", UNSET)

        _modal = d.pop("modal", UNSET)
        modal: EmissaoMdfeModal | Unset
        if isinstance(_modal,  Unset):
            modal = UNSET
        else:
            modal = EmissaoMdfeModal(_modal)




        data_emissao = d.pop("data_emissao", UNSET)

        _forma_emissao = d.pop("forma_emissao", UNSET)
        forma_emissao: EmissaoMdfeFormaEmissao | Unset
        if isinstance(_forma_emissao,  Unset):
            forma_emissao = UNSET
        else:
            forma_emissao = EmissaoMdfeFormaEmissao(_forma_emissao)




        versao_aplicativo = d.pop("versao_aplicativo", UNSET)

        uf_inicio = d.pop("uf_inicio", UNSET)

        uf_fim = d.pop("uf_fim", UNSET)

        data_hora_previsto_inicio_viagem = d.pop("data_hora_previsto_inicio_viagem", UNSET)

        _participa_canal_verde = d.pop("participa_canal_verde", UNSET)
        participa_canal_verde: EmissaoMdfeParticipaCanalVerde | Unset
        if isinstance(_participa_canal_verde,  Unset):
            participa_canal_verde = UNSET
        else:
            participa_canal_verde = EmissaoMdfeParticipaCanalVerde(_participa_canal_verde)




        _carregamento_posterior = d.pop("carregamento_posterior", UNSET)
        carregamento_posterior: EmissaoMdfeCarregamentoPosterior | Unset
        if isinstance(_carregamento_posterior,  Unset):
            carregamento_posterior = UNSET
        else:
            carregamento_posterior = EmissaoMdfeCarregamentoPosterior(_carregamento_posterior)




        cnpj_emitente = d.pop("cnpj_emitente", UNSET)

        cpf_emitente = d.pop("cpf_emitente", UNSET)

        inscricao_estadual_emitente = d.pop("inscricao_estadual_emitente", UNSET)

        nome_emitente = d.pop("nome_emitente", UNSET)

        nome_fantasia_emitente = d.pop("nome_fantasia_emitente", UNSET)

        logradouro_emitente = d.pop("logradouro_emitente", UNSET)

        numero_emitente = d.pop("numero_emitente", UNSET)

        complemento_emitente = d.pop("complemento_emitente", UNSET)

        bairro_emitente = d.pop("bairro_emitente", UNSET)

        codigo_municipio_emitente = d.pop("codigo_municipio_emitente", UNSET)

        municipio_emitente = d.pop("municipio_emitente", UNSET)

        cep_emitente = d.pop("cep_emitente", UNSET)

        _uf_emitente = d.pop("uf_emitente", UNSET)
        uf_emitente: UfOuExterior | Unset
        if isinstance(_uf_emitente,  Unset):
            uf_emitente = UNSET
        else:
            uf_emitente = UfOuExterior(_uf_emitente)




        telefone_emitente = d.pop("telefone_emitente", UNSET)

        email_emitente = d.pop("email_emitente", UNSET)

        _tipo_carga = d.pop("tipo_carga", UNSET)
        tipo_carga: EmissaoMdfeTipoCarga | Unset
        if isinstance(_tipo_carga,  Unset):
            tipo_carga = UNSET
        else:
            tipo_carga = EmissaoMdfeTipoCarga(_tipo_carga)




        descricao_produto = d.pop("descricao_produto", UNSET)

        codigo_barras_produto = d.pop("codigo_barras_produto", UNSET)

        codigo_ncm_produto = d.pop("codigo_ncm_produto", UNSET)

        cep_carregamento = d.pop("cep_carregamento", UNSET)

        latitude_carregamento = d.pop("latitude_carregamento", UNSET)

        longitude_carregamento = d.pop("longitude_carregamento", UNSET)

        cep_descarregamento = d.pop("cep_descarregamento", UNSET)

        latitude_descarregamento = d.pop("latitude_descarregamento", UNSET)

        longitude_descarregamento = d.pop("longitude_descarregamento", UNSET)

        quantidade_total_cte = d.pop("quantidade_total_cte", UNSET)

        quantidade_total_nfe = d.pop("quantidade_total_nfe", UNSET)

        quantidade_total_mdfe_aquaviario = d.pop("quantidade_total_mdfe_aquaviario", UNSET)

        valor_total_carga = d.pop("valor_total_carga", UNSET)

        codigo_unidade_medida_peso_bruto = d.pop("codigo_unidade_medida_peso_bruto", UNSET)

        peso_bruto = d.pop("peso_bruto", UNSET)

        informacao_adicional_fisco = d.pop("informacao_adicional_fisco", UNSET)

        informacao_complementar = d.pop("informacao_complementar", UNSET)

        cnpj_responsavel_tecnico = d.pop("cnpj_responsavel_tecnico", UNSET)

        contato_responsavel_tecnico = d.pop("contato_responsavel_tecnico", UNSET)

        email_responsavel_tecnico = d.pop("email_responsavel_tecnico", UNSET)

        telefone_responsavel_tecnico = d.pop("telefone_responsavel_tecnico", UNSET)

        codigo_responsavel_tecnico = d.pop("codigo_responsavel_tecnico", UNSET)

        hash_responsavel_tecnico = d.pop("hash_responsavel_tecnico", UNSET)

        _municipios_carregamento = d.pop("municipios_carregamento", UNSET)
        municipios_carregamento: list[EmissaoMdfeMunicipiosCarregamento] | Unset = UNSET
        if _municipios_carregamento is not UNSET:
            municipios_carregamento = []
            for municipios_carregamento_item_data in _municipios_carregamento:
                municipios_carregamento_item = EmissaoMdfeMunicipiosCarregamento.from_dict(municipios_carregamento_item_data)



                municipios_carregamento.append(municipios_carregamento_item)


        _percursos = d.pop("percursos", UNSET)
        percursos: list[EmissaoMdfePercursos] | Unset = UNSET
        if _percursos is not UNSET:
            percursos = []
            for percursos_item_data in _percursos:
                percursos_item = EmissaoMdfePercursos.from_dict(percursos_item_data)



                percursos.append(percursos_item)


        _modal_rodoviario = d.pop("modal_rodoviario", UNSET)
        modal_rodoviario: EmissaoMdfeModalRodoviario | Unset
        if isinstance(_modal_rodoviario,  Unset):
            modal_rodoviario = UNSET
        else:
            modal_rodoviario = EmissaoMdfeModalRodoviario.from_dict(_modal_rodoviario)




        _modal_aereo = d.pop("modal_aereo", UNSET)
        modal_aereo: EmissaoMdfeModalAereo | Unset
        if isinstance(_modal_aereo,  Unset):
            modal_aereo = UNSET
        else:
            modal_aereo = EmissaoMdfeModalAereo.from_dict(_modal_aereo)




        _modal_aquaviario = d.pop("modal_aquaviario", UNSET)
        modal_aquaviario: EmissaoMdfeModalAquaviario | Unset
        if isinstance(_modal_aquaviario,  Unset):
            modal_aquaviario = UNSET
        else:
            modal_aquaviario = EmissaoMdfeModalAquaviario.from_dict(_modal_aquaviario)




        _modal_ferroviario = d.pop("modal_ferroviario", UNSET)
        modal_ferroviario: EmissaoMdfeModalFerroviario | Unset
        if isinstance(_modal_ferroviario,  Unset):
            modal_ferroviario = UNSET
        else:
            modal_ferroviario = EmissaoMdfeModalFerroviario.from_dict(_modal_ferroviario)




        _municipios_descarregamento = d.pop("municipios_descarregamento", UNSET)
        municipios_descarregamento: list[EmissaoMdfeMunicipiosDescarregamento] | Unset = UNSET
        if _municipios_descarregamento is not UNSET:
            municipios_descarregamento = []
            for municipios_descarregamento_item_data in _municipios_descarregamento:
                municipios_descarregamento_item = EmissaoMdfeMunicipiosDescarregamento.from_dict(municipios_descarregamento_item_data)



                municipios_descarregamento.append(municipios_descarregamento_item)


        _seguros_carga = d.pop("seguros_carga", UNSET)
        seguros_carga: list[EmissaoMdfeSegurosCarga] | Unset = UNSET
        if _seguros_carga is not UNSET:
            seguros_carga = []
            for seguros_carga_item_data in _seguros_carga:
                seguros_carga_item = EmissaoMdfeSegurosCarga.from_dict(seguros_carga_item_data)



                seguros_carga.append(seguros_carga_item)


        _lacres = d.pop("lacres", UNSET)
        lacres: list[EmissaoMdfeLacres] | Unset = UNSET
        if _lacres is not UNSET:
            lacres = []
            for lacres_item_data in _lacres:
                lacres_item = EmissaoMdfeLacres.from_dict(lacres_item_data)



                lacres.append(lacres_item)


        _pessoas_autorizadas = d.pop("pessoas_autorizadas", UNSET)
        pessoas_autorizadas: list[EmissaoMdfePessoasAutorizadas] | Unset = UNSET
        if _pessoas_autorizadas is not UNSET:
            pessoas_autorizadas = []
            for pessoas_autorizadas_item_data in _pessoas_autorizadas:
                pessoas_autorizadas_item = EmissaoMdfePessoasAutorizadas.from_dict(pessoas_autorizadas_item_data)



                pessoas_autorizadas.append(pessoas_autorizadas_item)


        emissao_mdfe = cls(
            mod=mod,
            emitente=emitente,
            tipo_transporte=tipo_transporte,
            serie=serie,
            numero=numero,
            codigo_unico=codigo_unico,
            modal=modal,
            data_emissao=data_emissao,
            forma_emissao=forma_emissao,
            versao_aplicativo=versao_aplicativo,
            uf_inicio=uf_inicio,
            uf_fim=uf_fim,
            data_hora_previsto_inicio_viagem=data_hora_previsto_inicio_viagem,
            participa_canal_verde=participa_canal_verde,
            carregamento_posterior=carregamento_posterior,
            cnpj_emitente=cnpj_emitente,
            cpf_emitente=cpf_emitente,
            inscricao_estadual_emitente=inscricao_estadual_emitente,
            nome_emitente=nome_emitente,
            nome_fantasia_emitente=nome_fantasia_emitente,
            logradouro_emitente=logradouro_emitente,
            numero_emitente=numero_emitente,
            complemento_emitente=complemento_emitente,
            bairro_emitente=bairro_emitente,
            codigo_municipio_emitente=codigo_municipio_emitente,
            municipio_emitente=municipio_emitente,
            cep_emitente=cep_emitente,
            uf_emitente=uf_emitente,
            telefone_emitente=telefone_emitente,
            email_emitente=email_emitente,
            tipo_carga=tipo_carga,
            descricao_produto=descricao_produto,
            codigo_barras_produto=codigo_barras_produto,
            codigo_ncm_produto=codigo_ncm_produto,
            cep_carregamento=cep_carregamento,
            latitude_carregamento=latitude_carregamento,
            longitude_carregamento=longitude_carregamento,
            cep_descarregamento=cep_descarregamento,
            latitude_descarregamento=latitude_descarregamento,
            longitude_descarregamento=longitude_descarregamento,
            quantidade_total_cte=quantidade_total_cte,
            quantidade_total_nfe=quantidade_total_nfe,
            quantidade_total_mdfe_aquaviario=quantidade_total_mdfe_aquaviario,
            valor_total_carga=valor_total_carga,
            codigo_unidade_medida_peso_bruto=codigo_unidade_medida_peso_bruto,
            peso_bruto=peso_bruto,
            informacao_adicional_fisco=informacao_adicional_fisco,
            informacao_complementar=informacao_complementar,
            cnpj_responsavel_tecnico=cnpj_responsavel_tecnico,
            contato_responsavel_tecnico=contato_responsavel_tecnico,
            email_responsavel_tecnico=email_responsavel_tecnico,
            telefone_responsavel_tecnico=telefone_responsavel_tecnico,
            codigo_responsavel_tecnico=codigo_responsavel_tecnico,
            hash_responsavel_tecnico=hash_responsavel_tecnico,
            municipios_carregamento=municipios_carregamento,
            percursos=percursos,
            modal_rodoviario=modal_rodoviario,
            modal_aereo=modal_aereo,
            modal_aquaviario=modal_aquaviario,
            modal_ferroviario=modal_ferroviario,
            municipios_descarregamento=municipios_descarregamento,
            seguros_carga=seguros_carga,
            lacres=lacres,
            pessoas_autorizadas=pessoas_autorizadas,
        )

        return emissao_mdfe

